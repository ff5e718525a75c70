import { judgeReading, QUALITY_SENTENCES, type ReadingAct } from '@riflesso/consultation'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy as copy } from '~/copy/analysis/reading.ts'
import { PhotoReading } from '~/reading/photo-reading.tsx'
import { ReadingState } from '~/reading/reading-state.tsx'
import { Button } from '~/ui/button.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import { Notice, Skeleton } from '~/ui/state.tsx'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import type { PhotoPlace } from '../model/draft.ts'
import type { SlotReading } from '../model/slot-reading.ts'

type Props = {
  readonly slot: PhotoPlace
  readonly reading: SlotReading
  /** Whether a stroke of hair was drawn. */
  readonly isMarked: boolean
  readonly onCorrect: () => void
  /** Takes what was found on the shoulders for white; absent where nothing was, or where no white is needed. */
  readonly onWhite?: (() => void) | undefined
  /** Says that the outlined area is the hair; absent where nobody doubts it. */
  readonly onHair?: (() => void) | undefined
  readonly onFile: (file: File) => void
  /** Whether the notes are those of a further photo, which these actions would not change. */
  readonly isOfFurther: boolean
}

/** Reading and judgement of a photo, announced to screen readers on change. */
export function SlotReadingCard({ slot, reading, isMarked, onCorrect, onWhite, onHair, onFile, isOfFurther }: Props) {
  const again = 'again' in reading && reading.again
  const doubt = isMarked && !again ? copy.noneMarked : copy.unsureHair
  return (
    <div
      role="status"
      aria-busy={reading.state === 'working' || again}
      className="grid min-w-0 gap-3 data-again:animate-outdated"
      data-again={again || undefined}
    >
      {reading.state === 'working' ? (
        <>
          <VisuallyHidden>{copy.working}</VisuallyHidden>
          <Skeleton height="1.25rem" width="40%" />
          <Skeleton height="1.625rem" width="85%" />
          <Skeleton height="1.25rem" />
        </>
      ) : null}
      {reading.state === 'no-hair' ? (
        <Notice tone="warning" {...asking(isMarked && !again ? copy.noneMarked : copy.noHair)} />
      ) : null}
      {reading.state === 'unsure' ? (
        <Notice tone="warning" title={doubt.title}>
          <div className="grid gap-2 justify-items-start">
            <p>{doubt.text}</p>
            {onHair ? (
              <Answers yes={copy.unsureHair.yes} other={copy.unsureHair.no} onYes={onHair} onOther={onCorrect} />
            ) : null}
          </div>
        </Notice>
      ) : null}
      {reading.state === 'read' ? (
        <>
          <Judged
            slot={slot}
            reading={reading.reading}
            onCorrect={onCorrect}
            onWhite={onWhite}
            onHair={onHair}
            onFile={onFile}
            isOfFurther={isOfFurther}
          />
          <PhotoReading reading={reading.reading} />
        </>
      ) : null}
    </div>
  )
}

const asking = ({ title, text }: { readonly title: string; readonly text: string }) => ({ title, children: text })

type JudgedProps = Pick<Props, 'slot' | 'onCorrect' | 'onWhite' | 'onHair' | 'onFile' | 'isOfFurther'> & {
  readonly reading: Extract<SlotReading, { state: 'read' }>['reading']
}

type AnswersProps = {
  readonly yes: string
  readonly other: string
  readonly onYes: () => void
  readonly onOther: () => void
}

/** One tap where the guess is right; marking the photo is the other answer. */
function Answers({ yes, other, onYes, onOther }: AnswersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" onClick={onYes}>
        {yes}
      </Button>
      <Button look="plain" onClick={onOther}>
        {other}
      </Button>
    </div>
  )
}

function Judged({ slot, reading, onCorrect, onWhite, onHair, onFile, isOfFurther }: JudgedProps) {
  const judged = judgeReading(reading)
  const act: ReadingAct | null = judged.state === 'good' || isOfFurther ? null : judged.act
  const { name } = analysisCopy.photos.slots[slot]
  const asksHair = onHair && judged.state !== 'good' && judged.reason === QUALITY_SENTENCES['unsure-hair']
  const asked = asksHair ? copy.unsureHair.ask : onWhite ? copy.towel.ask : null
  return (
    <ReadingState judged={asked !== null && judged.state !== 'good' ? { ...judged, reason: asked } : judged}>
      {asksHair ? (
        <Answers yes={copy.unsureHair.yes} other={copy.unsureHair.no} onYes={onHair} onOther={onCorrect} />
      ) : onWhite ? (
        <Answers yes={copy.towel.yes} other={copy.towel.other} onYes={onWhite} onOther={onCorrect} />
      ) : act === 'outline' || act === 'reference' ? (
        <Button look="secondary" onClick={onCorrect}>
          {copy.acts[act]}
        </Button>
      ) : null}
      {act === 'retake' ? (
        <FileButton label={copy.tools.changeOf(name)} onFile={onFile}>
          {copy.acts.retake}
        </FileButton>
      ) : null}
    </ReadingState>
  )
}
