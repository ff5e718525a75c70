import { BRAND_IDS, BRANDS } from '@riflesso/colorimetry'
import { profileCopy } from '~/copy/account/profile.ts'
import { salonCopy } from '~/copy/account/salon.ts'
import { useSalonSettings } from '~/salon/use-salon-settings.ts'
import { Button } from '~/ui/button.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state.tsx'

const { brand } = profileCopy

/** Brand whose shade notation is shown. */
export function BrandPanel() {
  const { query, change, isPending } = useSalonSettings(brand.saved)
  return (
    <Panel title={brand.title} lead={brand.lead}>
      <Loaded query={query}>
        {(settings) => (
          <>
            <ChoiceField
              label={brand.label}
              value={settings.brand ?? ''}
              disabled={isPending}
              onChange={({ currentTarget: { value } }) =>
                change({ brand: BRAND_IDS.find((id) => id === value) ?? null })
              }
            >
              <option value="">{brand.none}</option>
              {BRAND_IDS.map((id) => (
                <option key={id} value={id}>
                  {BRANDS[id].name}
                </option>
              ))}
            </ChoiceField>
            {Object.keys(settings.reflects).length > 0 ? (
              <Button look="plain" disabled={isPending} onClick={() => change({ reflects: {} })}>
                {brand.forget}
              </Button>
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const SWITCHES = { allTools: salonCopy.tools, testEveryUse: salonCopy.everyUse } as const

/** A setting of the salon that is on or off. */
export function SwitchPanel({ setting }: { readonly setting: keyof typeof SWITCHES }) {
  const copy = SWITCHES[setting]
  const { query, change, isPending } = useSalonSettings(copy.saved)
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query} height="1.5rem">
        {(settings) => (
          <CheckField
            label={copy.label}
            checked={settings[setting]}
            disabled={isPending}
            onChange={({ currentTarget: { checked } }) => change({ [setting]: checked })}
          />
        )}
      </Loaded>
    </Panel>
  )
}
