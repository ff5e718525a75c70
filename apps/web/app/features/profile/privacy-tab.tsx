import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS } from '@riflesso/contract'
import { profileCopy } from '~/copy/profile.ts'
import { useCurrentUser } from '~/session/use-current-user.ts'
import { CheckField } from '~/ui/fields.tsx'
import { ChoiceField } from './choice-field.tsx'
import { Loaded } from './loaded.tsx'
import styles from './panel.module.css'
import { Panel } from './panel.tsx'
import { useSalonSettings } from './salon-settings.ts'

const { privacy: copy } = profileCopy

/** How long photos are kept, and whether they may leave this server. */
export function PrivacyTab() {
  const isOwner = useCurrentUser().role === 'master'
  const { query, change, isPending } = useSalonSettings(copy.saved)
  const disabled = !isOwner || isPending
  return (
    <div className={styles.panel}>
      <Panel title={copy.retention.title} lead={copy.retention.lead}>
        <Loaded query={query}>
          {({ photoMonths, photoDaysWithoutClient }) => (
            <div className={styles.selects}>
              <ChoiceField
                label={copy.retention.months}
                value={String(photoMonths)}
                disabled={disabled}
                onChange={({ currentTarget: { value } }) =>
                  change({ photoMonths: PHOTO_MONTHS.choices.find((months) => String(months) === value) })
                }
                data={PHOTO_MONTHS.choices.map((months) => ({
                  value: String(months),
                  label: copy.retention.monthsOf(months),
                }))}
              />
              <ChoiceField
                label={copy.retention.days}
                value={String(photoDaysWithoutClient)}
                disabled={disabled}
                onChange={({ currentTarget: { value } }) =>
                  change({
                    photoDaysWithoutClient: PHOTO_DAYS_WITHOUT_CLIENT.choices.find((days) => String(days) === value),
                  })
                }
                data={PHOTO_DAYS_WITHOUT_CLIENT.choices.map((days) => ({
                  value: String(days),
                  label: copy.retention.daysOf(days),
                }))}
              />
            </div>
          )}
        </Loaded>
      </Panel>
      <Panel title={copy.model.title} lead={copy.model.lead}>
        <Loaded query={query} height="1.5rem">
          {({ outsideModel }) => (
            <CheckField
              label={copy.model.label}
              checked={outsideModel}
              disabled={disabled}
              onChange={({ currentTarget: { checked } }) => change({ outsideModel: checked })}
            />
          )}
        </Loaded>
      </Panel>
      {isOwner ? null : <p className={styles.hint}>{copy.ofTheSalon}</p>}
    </div>
  )
}
