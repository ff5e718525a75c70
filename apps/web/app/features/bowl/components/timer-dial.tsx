import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRotate, IconVolumeOff } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { Button } from '~/ui/button.tsx'
import { allowSound } from '../alarm.ts'
import {
  addMinutes,
  clockText,
  isRinging,
  leftMs,
  pauseTimer,
  silenceTimer,
  startTimer,
  type Timer,
  timerState,
} from '../model/timer.ts'

const { timer: copy } = bowlCopy

const RADIUS = 46
const ROUND = 2 * Math.PI * RADIUS

type Props = {
  readonly timer: Timer
  readonly title: string
  readonly now: number
  /** What is next, below the time. */
  readonly caption: string | null
  /** In place of stopping the sound: goes on to the next section. Null if the whole head is one. */
  readonly next: { readonly label: string; readonly onNext: () => void } | null
  readonly onChange: (change: (timer: Timer) => Timer) => void
  readonly onReset: () => void
}

/**
 * Remaining time of a phase: compact before it starts, then large figures readable from across the room; on a phone a card below
 * the ingredients that stays in view.
 */
export function TimerDial({ timer, title, now, caption, next, onChange, onReset }: Props) {
  const left = leftMs(timer, now)
  const state = timerState(timer, now)
  const share = Math.min(1, Math.max(0, left / timer.totalMs))
  const words = clockText(left)
  // Use the time of the tap; the displayed time can lag by one tick.
  const start = () => {
    allowSound()
    onChange((each) => startTimer(each, Date.now()))
  }
  return (
    <section
      className="group/dial grid gap-3 justify-items-center data-[state=ready]:flex data-[state=ready]:flex-wrap data-[state=ready]:items-center data-[state=ready]:py-3 data-[state=ready]:px-4 data-[state=ready]:rounded-card data-[state=ready]:bg-card"
      aria-label={copy.label(title)}
      data-state={state}
    >
      <div
        className="relative group-not-data-[state=ready]/dial:w-[min(100%,16.5rem,30vh)] group-not-data-[state=ready]/dial:aspect-square lg:group-not-data-[state=ready]/dial:w-[min(100%,26rem,56vh)]"
        style={{ '--glyphs': words.length } as CSSProperties}
      >
        {state === 'ready' ? null : (
          <svg className="size-full [transform:rotate(-90deg)]" viewBox="0 0 100 100" aria-hidden="true">
            <circle className="fill-none [stroke-width:5] stroke-line" cx="50" cy="50" r={RADIUS} />
            <circle
              className="fill-none [stroke-width:5] stroke-copper [stroke-linecap:round] group-data-[state=over]/dial:stroke-danger"
              cx="50"
              cy="50"
              r={RADIUS}
              strokeDasharray={ROUND}
              strokeDashoffset={ROUND * (1 - share)}
            />
          </svg>
        )}
        <div className="group-not-data-[state=ready]/dial:absolute group-not-data-[state=ready]/dial:inset-[8%] group-not-data-[state=ready]/dial:grid group-not-data-[state=ready]/dial:content-center group-not-data-[state=ready]/dial:[container-type:inline-size] group-not-data-[state=ready]/dial:text-center">
          <p
            className="font-display text-3xl tabular-nums font-[450] tracking-[-0.04em] leading-none group-not-data-[state=ready]/dial:text-[length:min(36cqi,calc(180cqi_/_var(--glyphs)))] group-data-[state=over]/dial:text-danger"
            role="timer"
            aria-label={copy.left(words)}
          >
            {words}
          </p>
          {state === 'over' || caption ? (
            <p className="mt-1 text-muted text-base tabular-nums">{state === 'over' ? copy.over : caption}</p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap justify-center gap-2 max-md:*:flex-[1_0_auto] max-md:*:px-3">
        {state === 'ready' || state === 'paused' ? (
          <Button size="lg" icon={IconPlayerPlayFilled} onClick={start}>
            {state === 'ready' ? copy.start : copy.resume}
          </Button>
        ) : null}
        {state === 'running' ? (
          <Button
            look="secondary"
            size="lg"
            icon={IconPlayerPauseFilled}
            onClick={() => onChange((each) => pauseTimer(each, Date.now()))}
          >
            {copy.pause}
          </Button>
        ) : null}
        {next && state !== 'ready' ? (
          <Button look={isRinging(timer, now) ? 'primary' : 'secondary'} size="lg" onClick={next.onNext}>
            {next.label}
          </Button>
        ) : isRinging(timer, now) ? (
          <Button size="lg" icon={IconVolumeOff} onClick={() => onChange(silenceTimer)}>
            {copy.silence}
          </Button>
        ) : null}
        <Button look="secondary" size="lg" onClick={() => onChange((each) => addMinutes(each, 1, Date.now()))}>
          {copy.more}
        </Button>
        {state === 'ready' ? null : (
          <Button look="secondary" size="lg" icon={IconRotate} onClick={onReset}>
            {copy.reset}
          </Button>
        )}
      </div>
    </section>
  )
}
