import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { dark, light } from '~/theme.ts'

/** The browser's own frame around the page has the colour of its paper. */
export function FrameColour() {
  const scheme = useComputedColorScheme('light')
  // Pages are built in the light scheme; the visitor's is known once the code runs.
  const [colour, setColour] = useState(light.paper)
  useEffect(() => setColour((scheme === 'dark' ? dark : light).paper), [scheme])
  return <meta name="theme-color" content={colour} />
}
