import { type CSSVariablesResolver, colorsTuple, createTheme, type MantineColorsTuple } from '@mantine/core'

export type Palette = {
  /** Page background, card surface, inset surface (fields of a card, skeletons). */
  readonly paper: string
  readonly card: string
  readonly sunken: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  /** Border of interactive elements: 3:1 against their surroundings. */
  readonly control: string
  /** Action. */
  readonly plum: string
  readonly plumHover: string
  readonly plumTint: string
  readonly onPlum: string
  /** Accent: `copper` for shapes and large text, `copperText` for small text. */
  readonly copper: string
  readonly copperText: string
  readonly copperTint: string
  readonly ok: string
  readonly okTint: string
  readonly warning: string
  readonly warningTint: string
  readonly danger: string
  readonly dangerTint: string
  /** Label on a picture, and its text. */
  readonly veil: string
  readonly onVeil: string
}

export const light: Palette = {
  paper: '#FBF8F4',
  card: '#FFFFFF',
  sunken: '#F5F0EA',
  ink: '#231A1E',
  muted: '#574B4F',
  line: '#E9E0D8',
  control: '#8F8286',
  plum: '#5A2346',
  plumHover: '#6E2F57',
  plumTint: '#F3E9EF',
  onPlum: '#FFFFFF',
  copper: '#B5562B',
  copperText: '#A44A22',
  copperTint: '#FAEDE4',
  ok: '#3C6E57',
  okTint: '#EBF3EE',
  warning: '#8A5110',
  warningTint: '#FFF5E8',
  danger: '#A3282D',
  dangerTint: '#FBEDEC',
  veil: '#2B1E22',
  onVeil: '#FFFFFF',
}

export const dark: Palette = {
  paper: '#1D1418',
  card: '#2B2025',
  sunken: '#150E11',
  ink: '#F7F1EC',
  muted: '#C7BBBF',
  line: '#40333A',
  control: '#93848A',
  plum: '#E08A5B',
  plumHover: '#EA9C70',
  plumTint: '#3A2732',
  onPlum: '#231A1E',
  copper: '#E08A5B',
  copperText: '#E9A27B',
  copperTint: '#3B271F',
  ok: '#8CC7A9',
  okTint: '#22332B',
  warning: '#E7B26A',
  warningTint: '#38291A',
  danger: '#F0958F',
  dangerTint: '#3D2122',
  veil: '#1D1418',
  onVeil: '#FFFFFF',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `plumTint` becomes the CSS variable `--plum-tint`; Mantine's own variables follow the same palette. */
export const variablesOf = (palette: Palette) => ({
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${kebab(name)}`, value])),
  '--mantine-color-body': palette.paper,
  '--mantine-color-text': palette.ink,
  '--mantine-color-dimmed': palette.muted,
  '--mantine-color-placeholder': palette.muted,
  '--mantine-color-anchor': palette.plum,
  '--mantine-color-error': palette.danger,
  '--mantine-color-default': palette.card,
  '--mantine-color-default-hover': palette.plumTint,
  '--mantine-color-default-color': palette.ink,
  '--mantine-color-default-border': palette.line,
  '--mantine-color-plum-filled': palette.plum,
  '--mantine-color-plum-filled-hover': palette.plumHover,
  '--mantine-color-plum-light': palette.plumTint,
  '--mantine-color-plum-light-hover': palette.plumTint,
  '--mantine-color-plum-light-color': palette.plum,
  '--mantine-color-plum-outline': palette.plum,
  '--mantine-primary-color-contrast': palette.onPlum,
})

/** The fonts of `styles/fallback-fonts.css`, with our metrics: where one is not installed, the next is used. */
const standInsFor = (family: string, fonts: readonly string[]) =>
  fonts.map((font) => `'${family} as ${font}'`).join(', ')

/** Print uses the light palette in every scheme. */
export const printVariables = `:root:root:root{color-scheme:light;${Object.entries(variablesOf(light))
  .map(([name, value]) => `${name}:${value}`)
  .join(';')}}`

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--display': `'Fraunces Variable', ${standInsFor('Fraunces', ['NotoSerif', 'Gelasio', 'DejaVuSerif'])}, Georgia, serif`,
  },
  light: variablesOf(light),
  dark: variablesOf(dark),
})

/** Greys of Mantine's styles: in the dark scheme from text to darkest background, in the light scheme reversed. */
const darkShades: MantineColorsTuple = [
  ...[dark.ink, dark.ink, dark.muted, dark.control, dark.line],
  ...[dark.card, dark.card, dark.paper, dark.sunken, dark.sunken],
] as const
const lightShades: MantineColorsTuple = [
  ...[light.paper, light.sunken, light.sunken, light.line, light.line],
  ...[light.control, light.muted, light.muted, light.ink, light.ink],
] as const

const field = { size: 'md', radius: 'var(--radius-field)' }

/** The Mantine theme. Radii: cards 18, pictures 14, fields 12, buttons full. */
export const theme = createTheme({
  fontFamily: `'Instrument Sans Variable', ${standInsFor('Instrument Sans', ['Roboto', 'Arimo', 'DejaVuSans'])}, system-ui, sans-serif`,
  headings: { fontFamily: 'var(--display)', fontWeight: '500', textWrap: 'balance' },
  white: light.card,
  black: light.ink,
  primaryColor: 'plum',
  primaryShade: 6,
  colors: {
    dark: darkShades,
    gray: lightShades,
    plum: colorsTuple(light.plum),
    copper: colorsTuple(light.copper),
    ok: colorsTuple(light.ok),
    warning: colorsTuple(light.warning),
    danger: colorsTuple(light.danger),
  },
  radius: { sm: '0.5rem', md: '0.75rem', lg: '0.875rem', xl: '1.125rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  breakpoints: { xs: '24em', sm: '40em', md: '48em', lg: '64em', xl: '90em' },
  components: {
    Button: { defaultProps: { radius: 'var(--radius-full)', size: 'md' } },
    ActionIcon: { defaultProps: { radius: 'var(--radius-full)', variant: 'default', size: 'lg' } },
    Input: { defaultProps: field },
    TextInput: { defaultProps: field },
    PasswordInput: { defaultProps: field },
    Textarea: { defaultProps: field },
    Select: { defaultProps: field },
    ModalRoot: {
      // styles/global.css locks scrolling: the library would add a style element, which the Content-Security-Policy blocks.
      defaultProps: { radius: 'var(--radius-card)', centered: true, removeScrollProps: { removeScrollBar: false } },
    },
    Skeleton: { defaultProps: { radius: 'var(--radius-field)' } },
  },
})
