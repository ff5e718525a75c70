import { type Learning, learning, resetLearning, updateSalonSettings } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { learningCopy } from '~/copy/account/learning.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { longDate } from '~/format/dates.ts'
import { useSalonSettings } from '~/salon/use-salon-settings.ts'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { KeptPromises } from './kept-promises.tsx'

const { learnt, accuracy, choice } = learningCopy

const queryKey = [learning.path]

/** Corrections from outcomes, how often promises were kept, and whether plans use the corrections. */
export function LearningTab() {
  const queryClient = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(learning, {}, { signal }) })
  const reset = useApiMutation({
    mutationFn: () => call(resetLearning, {}),
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    done: choice.done,
    failed: choice.failed,
    reason: formMessageOf,
  })
  const settings = useSalonSettings(profileCopy.privacy.saved)
  const mayChange = useMayCall(updateSalonSettings)
  const mayReset = useMayCall(resetLearning)
  const isOff = settings.query.data?.learning === false
  return (
    <div className="grid gap-5">
      <Panel title={learnt.title} lead={learnt.lead}>
        <Loaded query={query} height="12rem">
          {(data) => (
            <div className="grid gap-5">
              {hintsOf(data, isOff).map((hint) => (
                <p key={hint} className="text-muted text-xs">
                  {hint}
                </p>
              ))}
              {data.cells.length > 0 && <LearntCells cells={data.cells} />}
            </div>
          )}
        </Loaded>
      </Panel>
      <Panel title={accuracy.title} lead={accuracy.lead}>
        <Loaded query={query}>
          {(data) =>
            data.accuracy.length === 0 ? (
              <p className="text-muted text-xs">{accuracy.empty}</p>
            ) : (
              <KeptPromises accuracy={data.accuracy} />
            )
          }
        </Loaded>
      </Panel>
      <Panel title={choice.title} lead={choice.lead}>
        <div className="grid gap-5">
          <Loaded query={settings.query} height="1.5rem">
            {(salon) => (
              <CheckField
                label={choice.label}
                checked={salon.learning}
                disabled={!mayChange || settings.isPending}
                onChange={({ currentTarget: { checked } }) => settings.change({ learning: checked })}
              />
            )}
          </Loaded>
          {mayReset ? (
            <>
              <p className="text-muted text-xs">{choice.resetHint}</p>
              <div className="flex flex-wrap mt-5 gap-3">
                <ConfirmButton look="secondary" copy={choice.confirm} request={reset}>
                  {choice.reset}
                </ConfirmButton>
              </div>
            </>
          ) : (
            <p className="text-muted text-xs">{profileCopy.privacy.ofTheSalon}</p>
          )}
        </div>
      </Panel>
    </div>
  )
}

/** Notes above the picture: missing results, and results that do not count. */
function hintsOf({ cells, missing, since }: Learning, isOff: boolean): readonly string[] {
  const hasPowder = cells.some(({ family }) => family === 'lightener')
  return [
    ...(isOff ? [learnt.off] : []),
    ...(since === null ? [] : [learnt.since(longDate(new Date(since)))]),
    ...(cells.length === 0 ? [learnt.empty] : []),
    ...(missing.colour > 0 ? [learnt.missing(missing.colour, false)] : []),
    ...(hasPowder && missing.powder > 0 ? [learnt.missing(missing.powder, true)] : []),
  ]
}

const cellsStyle = 'grid p-0 m-0 gap-5 list-none'

const { learnt: copy } = learningCopy

type Cell = Learning['cells'][number]

/** Levels at each end of the scale. */
const END = 1

/** Position of a difference on the scale, in per cent from its dark end. */
const placeOf = (difference: number) => (50 * (Math.min(END, Math.max(-END, difference)) + END)) / END

/** Each family and band: the deviation of its results from the prediction, with the uncertainty. */
function LearntCells({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <div className={cellsStyle}>
      <ul className={cellsStyle}>
        {cells.map((cell) => (
          <li key={`${cell.family} ${cell.band}`} className="grid gap-2">
            <p className="flex flex-wrap justify-between gap-y-0.5 gap-x-4">
              <span className="font-semibold">{copy.cell(cell.family, cell.band)}</span>
              <span>{describeCell(cell)}</span>
            </p>
            <Difference {...cell.level} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between text-muted text-xs" aria-hidden>
        <span>{copy.darker}</span>
        <span>{copy.lighter}</span>
      </p>
    </div>
  )
}

const describeCell = ({ level, warmth, results }: Cell): string =>
  [copy.level(level.mean), copy.warmth(warmth.mean), copy.results(results)].filter((part) => part !== null).join(' · ')

function Difference({ mean, spread }: Cell['level']) {
  const [from, to] = [placeOf(mean - spread), placeOf(mean + spread)]
  return (
    <div className="relative h-3 rounded-full bg-sunken" role="img" aria-label={copy.picture(mean, spread)}>
      <span className="absolute left-1/2 w-0.5 h-full bg-muted -translate-x-1/2" />
      <span
        className="absolute top-1 h-1 rounded-full bg-[color-mix(in_srgb,var(--copper)_55%,transparent)]"
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className="absolute -top-0.5 size-4 border-2 border-card rounded-full bg-copper -translate-x-1/2"
        style={{ left: `${placeOf(mean)}%` }}
      />
    </div>
  )
}
