import './styles/tailwind.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import './styles/fonts.css'
import './styles/fallback-fonts.css'
import './styles/global.css'
import { MantineProvider, useComputedColorScheme } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { cssVariables, dark, light, theme } from './theme.ts'

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

/** Sets the theme colour of the browser to the background of the page. */
function FrameColour() {
  const scheme = useComputedColorScheme('light')
  // Pages are pre-rendered in the light scheme; the user's scheme is known after hydration.
  const [colour, setColour] = useState(light.paper)
  useEffect(() => setColour((scheme === 'dark' ? dark : light).paper), [scheme])
  return <meta name="theme-color" content={colour} />
}
