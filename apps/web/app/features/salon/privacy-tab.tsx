import {
  auditLog,
  ownsSalon,
  PHOTO_DAYS_WITHOUT_CLIENT,
  PHOTO_MONTHS,
  type SalonSettings,
  updateSalonSettings,
} from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '~/api/client.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { ExportStatus } from '~/data-export/export-status.tsx'
import { useExport } from '~/data-export/use-export.ts'
import { longDateTime } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { useSalonSettings } from '~/salon/use-salon-settings.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import { lineStyle, Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state.tsx'
import { DeleteAccountPanel } from './delete-account-panel.tsx'

const { privacy: copy } = profileCopy
const { shorterRetention, export: exportCopy } = rightsCopy

type Retention = Partial<Pick<SalonSettings, 'photoMonths' | 'photoDaysWithoutClient'>>

/** Retention of photos, permission for the external model, export and deletion. */
export function PrivacyTab() {
  const isOwner = ownsSalon(useCurrentUser().role)
  const mayChange = useMayCall(updateSalonSettings)
  const mayReadLog = useMayCall(auditLog)
  const { query, change, isPending } = useSalonSettings(copy.saved)
  const [shorter, setShorter] = useState<Retention | null>(null)
  const disabled = !mayChange || isPending
  // Shortening the retention deletes photos immediately, so it asks for confirmation.
  const choose = (wish: Retention, isShorter: boolean) => (isShorter ? setShorter(wish) : change(wish))
  return (
    <div className="grid gap-5">
      <Panel title={copy.retention.title} lead={copy.retention.lead}>
        <Loaded query={query}>
          {({ photoMonths, photoDaysWithoutClient }) => (
            <div className="grid gap-y-4.5 gap-x-3.5 sm:grid-cols-[1fr_1fr]">
              <ChoiceField
                label={copy.retention.months}
                value={String(photoMonths)}
                disabled={disabled}
                onChange={({ currentTarget: { value } }) => {
                  const wish = PHOTO_MONTHS.choices.find((months) => String(months) === value)
                  if (wish) choose({ photoMonths: wish }, wish < photoMonths)
                }}
                data={PHOTO_MONTHS.choices.map((months) => ({
                  value: String(months),
                  label: copy.retention.monthsOf(months),
                }))}
              />
              <ChoiceField
                label={copy.retention.days}
                value={String(photoDaysWithoutClient)}
                disabled={disabled}
                onChange={({ currentTarget: { value } }) => {
                  const wish = PHOTO_DAYS_WITHOUT_CLIENT.choices.find((days) => String(days) === value)
                  if (wish) choose({ photoDaysWithoutClient: wish }, wish < photoDaysWithoutClient)
                }}
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
      {mayChange ? null : <p className="text-muted text-xs">{copy.ofTheSalon}</p>}
      {mayReadLog ? <AuditPanel /> : null}
      <ExportPanel isOwner={isOwner} />
      <DeleteAccountPanel isOwner={isOwner} />
      <ConfirmDialog
        {...shorterRetention}
        opened={shorter !== null}
        onYes={() => {
          if (shorter) change(shorter)
          setShorter(null)
        }}
        onClose={() => setShorter(null)}
      />
    </div>
  )
}

function ExportPanel({ isOwner }: { readonly isOwner: boolean }) {
  const run = useExport()
  return (
    <Panel title={exportCopy.title} lead={isOwner ? exportCopy.leadOwner : exportCopy.leadCollaborator}>
      <Button
        look="secondary"
        pending={run.isStarting}
        pendingLabel={exportCopy.starting}
        disabled={run.isUnderWay}
        onClick={run.start}
      >
        {isOwner ? exportCopy.start : exportCopy.startAccount}
      </Button>
      <ExportStatus {...run} />
    </Panel>
  )
}

const { audit: auditPanelCopy } = rightsCopy

/** Small page size, because more important content follows below. */
const SHOWN = 6

/** Recent audit events of the salon; the export contains all. */
function AuditPanel() {
  const [whole, setWhole] = useState(false)
  const query = useQuery(queryOf(auditLog, { query: {} }))
  return (
    <Panel title={auditPanelCopy.title} lead={auditPanelCopy.lead}>
      <Loaded query={query}>
        {(acts) =>
          acts.length === 0 ? (
            <p className="text-muted text-xs">{auditPanelCopy.empty}</p>
          ) : (
            <>
              <ol className="grid gap-2.5" aria-label={auditPanelCopy.title}>
                {acts.slice(0, whole ? undefined : SHOWN).map(({ id, text, at, author }) => (
                  <li key={id} className={lineStyle}>
                    <span className="m-0 tabular-nums font-semibold">{text}</span>
                    <span className="text-muted text-xs">
                      {[author && personName(author.firstName, author.lastName), longDateTime(new Date(at))]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </li>
                ))}
              </ol>
              {!whole && acts.length > SHOWN ? (
                <div className="flex flex-wrap mt-5 gap-3">
                  <Button look="secondary" size="sm" onClick={() => setWhole(true)}>
                    {auditPanelCopy.more}
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Panel>
  )
}
