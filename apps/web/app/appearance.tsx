import './styles/tailwind.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import './styles/fonts.css'
import './styles/fallback-fonts.css'
import './styles/global.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { FrameColour } from './shell/frame-colour.tsx'
import { cssVariables, theme } from './theme.ts'

/** Style sheets and theme of the app, around every page and around every screen of a component test. */
export function Appearance({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      withGlobalClasses={false}
    >
      <FrameColour />
      {children}
    </MantineProvider>
  )
}
