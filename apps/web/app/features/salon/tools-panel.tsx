import { salonCopy } from '~/copy/account/salon.ts'
import { useSalonSettings } from '~/salon/use-salon-settings.ts'
import { CheckField } from '~/ui/form/fields.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state/loaded.tsx'

const { tools: copy } = salonCopy

/** Switches on what a new salon does not see. */
export function ToolsPanel() {
  const { query, change, isPending } = useSalonSettings(copy.saved)
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query} height="1.5rem">
        {({ allTools }) => (
          <CheckField
            label={copy.label}
            checked={allTools}
            disabled={isPending}
            onChange={({ currentTarget: { checked } }) => change({ allTools: checked })}
          />
        )}
      </Loaded>
    </Panel>
  )
}
