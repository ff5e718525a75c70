import { useMantineColorScheme } from '@mantine/core'
import { profileCopy } from '~/copy/account/profile.ts'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { Panel } from '~/ui/panel.tsx'

const { appearance: copy } = profileCopy

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Colour scheme of this browser. */
export function AppearancePanel() {
  // Without `keepTransitions` Mantine adds a style element, which the Content-Security-Policy blocks.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <ChoiceRow
        label={copy.label}
        options={SCHEMES.map((value) => ({ value, label: copy.schemes[value] }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </Panel>
  )
}
