import { BRAND_IDS, BRANDS } from '@riflesso/colorimetry'
import { profileCopy } from '~/copy/account/profile.ts'
import { useSalonSettings } from '~/salon/use-salon-settings.ts'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state/loaded.tsx'

const { brand: copy } = profileCopy

/** Brand whose shade notation is shown. */
export function BrandPanel() {
  const { query, change, isPending } = useSalonSettings(copy.saved)
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query}>
        {({ brand }) => (
          <ChoiceField
            label={copy.label}
            value={brand ?? ''}
            disabled={isPending}
            onChange={({ currentTarget: { value } }) => change({ brand: BRAND_IDS.find((id) => id === value) ?? null })}
          >
            <option value="">{copy.none}</option>
            {BRAND_IDS.map((id) => (
              <option key={id} value={id}>
                {BRANDS[id].name}
              </option>
            ))}
          </ChoiceField>
        )}
      </Loaded>
    </Panel>
  )
}
