import { useMantineColorScheme } from '@mantine/core'
import { profileCopy } from '~/copy/profile.ts'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { Panel } from '~/ui/panel.tsx'

const { appearance: copy } = profileCopy

const SCHEMES = ['auto', 'light', 'dark'] as const

/** Light or dark, in this browser. */
export function AppearancePanel() {
  // Without `keepTransitions` Mantine writes a style element, which the policy of the page refuses.
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
