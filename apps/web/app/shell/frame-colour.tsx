import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { dark, light } from '~/theme.ts'

/** Sets the theme colour of the browser to the background of the page. */
export function FrameColour() {
  const scheme = useComputedColorScheme('light')
  // Pages are pre-rendered in the light scheme; the user's scheme is known after hydration.
  const [colour, setColour] = useState(light.paper)
  useEffect(() => setColour((scheme === 'dark' ? dark : light).paper), [scheme])
  return <meta name="theme-color" content={colour} />
}
