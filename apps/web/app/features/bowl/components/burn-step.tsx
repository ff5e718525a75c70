import { FIRST_AID } from '@riflesso/colorimetry'
import { BURN_SIGNS } from '@riflesso/contract'
import { IconPhone } from '@tabler/icons-react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { timeOfDay } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Chips } from '~/ui/form/chips.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import type { BowlSession } from '../model/bowl-session.ts'
import { mayBeMistake, withoutBurn, withSign, withSoundScalp } from '../model/burn.ts'
import { clockText } from '../model/timer.ts'

const copy = bowlCopy.burn
const MINUTE = 60_000

type Props = {
  readonly session: BowlSession
  readonly burn: NonNullable<BowlSession['burn']>
  readonly now: number
  /** Whether it is asked if the scalp is sound. */
  readonly asked: boolean
  readonly onAsk: (asked: boolean) => void
  readonly onChange: (change: (session: BowlSession) => BowlSession) => void
}

/** What to do while it burns, and what was noted. It needs no connection, and stays until somebody says that the scalp is sound. */
export function BurnStep({ session, burn, now, asked, onAsk, onChange }: Props) {
  const isSerious = burn.sign === 'swelling' || burn.sign === 'broken-skin'
  const isRinsing = now - burn.at < FIRST_AID.rinseMinutes * MINUTE
  return (
    <>
      <section className="grid w-[min(100%,40rem)] py-4 px-4 mx-auto gap-5" aria-labelledby="bowl-burn">
        <Heading level={2} size="section" id="bowl-burn">
          {copy.title}
        </Heading>
        <ol className="grid p-0 m-0 gap-3 text-xl leading-[1.35] list-decimal list-inside">
          {copy.steps(FIRST_AID).map((step) => (
            <li key={step} className="p-4 rounded-card bg-card">
              {step}
            </li>
          ))}
        </ol>
        <p className="text-3xl font-semibold tabular-nums" role="timer">
          {copy.water(clockText(now - burn.at))}
        </p>
        <a
          className="inline-flex items-center justify-center min-h-14 px-6 rounded-full bg-danger text-card text-xl font-semibold no-underline gap-3"
          href={`tel:${FIRST_AID.emergencyNumber}`}
        >
          <IconPhone size="1.5rem" aria-hidden />
          {copy.call(FIRST_AID.emergencyNumber)}
        </a>
        <div>
          <h3 className="font-semibold">{copy.noted}</h3>
          <p className="text-muted">
            {[timeOfDay(new Date(burn.at)), session.client, burn.by && copy.by(burn.by)].filter(Boolean).join(' · ')}
          </p>
          <p className="text-muted" role="status">
            {copy.places[burn.noted]}
          </p>
          <ul className="grid p-0 m-0 list-none text-muted">
            {burn.onHead.map(({ titolo, minutes }) => (
              <li key={titolo}>{copy.onHead(titolo, minutes)}</li>
            ))}
          </ul>
        </div>
        <Chips
          label={copy.ask}
          isTitled
          chips={BURN_SIGNS.map((value) => ({ value, label: copy.signs[value] }))}
          value={burn.sign}
          onChange={(sign) => onChange((each) => withSign(each, sign))}
        />
        {isSerious ? (
          <Notice tone="danger" role="alert">
            {copy.serious}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3 *:flex-[1_1_16rem]">
          <Button look="secondary" size="lg" onClick={() => onAsk(true)}>
            {copy.sound}
          </Button>
          {mayBeMistake(burn, now) ? (
            <Button look="plain" size="lg" onClick={() => onChange(withoutBurn)}>
              {copy.mistake}
            </Button>
          ) : null}
        </div>
      </section>
      <ConfirmDialog
        opened={asked}
        withinPortal={false}
        {...copy.confirm}
        text={isSerious ? copy.tooSoon.serious : isRinsing ? copy.tooSoon.rinsing(FIRST_AID) : copy.confirm.text}
        onYes={() => {
          onAsk(false)
          onChange((each) => withSoundScalp(each, Date.now()))
        }}
        onClose={() => onAsk(false)}
      />
    </>
  )
}
