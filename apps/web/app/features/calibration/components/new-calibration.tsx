import { CALIBRATION_NAME_MAX_LENGTH, type SavedCalibration } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { calibrationCopy } from '~/copy/analysis/calibration.ts'
import { LEVEL_STEPS } from '~/reading/level-steps.ts'
import { Button } from '~/ui/button/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import form from '~/ui/form/form.module.css'
import layout from '~/ui/layout.module.css'
import { Panel } from '~/ui/panel.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { postCalibration } from '../api/calibration-calls.ts'
import { openRing, type RingFile } from '../model/ring-file.ts'
import { type Marks, marksAtFault, withoutMark } from '../model/ring-marks.ts'
import { HowTo } from './how-to.tsx'
import { MarksDialog } from './marks-dialog.tsx'
import styles from './new-calibration.module.css'

const { photo: copy, marks: marksCopy, save: saveCopy } = calibrationCopy

type Props = {
  /** The calibration to be repeated, or null. */
  readonly replaced: SavedCalibration | null
  readonly onSaved: (calibration: SavedCalibration) => void
  /** Called when the user cancels repeating it. */
  readonly onStop: () => void
}

/** Photo of a ring, its swatches, and the name of place and device. */
export function NewCalibration({ replaced, onSaved, onStop }: Props) {
  const [ring, setRing] = useState<RingFile | null>(null)
  const [marks, setMarks] = useState<Marks>([])
  const [marking, setMarking] = useState(false)
  const [name, setName] = useState(replaced?.name ?? '')
  const [checked, setChecked] = useState(false)
  const opening = useRef<File>(null)
  useEffect(() => () => (ring ? URL.revokeObjectURL(ring.url) : undefined), [ring])

  const saving = useMutation({
    mutationFn: postCalibration,
    onSuccess: (calibration) => {
      toast.success(saveCopy.saved(calibration.name))
      onSaved(calibration)
    },
  })
  const change = (next: Marks) => {
    saving.reset()
    setMarks(next)
  }
  const take = async (file: File) => {
    opening.current = file
    const opened = await openRing(file)
    if (opening.current !== file) return
    if (!('url' in opened)) return toast.error(opened)
    setRing(opened)
    change([])
    setMarking(true)
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (ring === null) return
    if (name.trim() === '') event.currentTarget.querySelector<HTMLElement>('input[name=place]')?.focus()
    else saving.mutate({ file: ring.file, marks, name: name.trim(), replaces: replaced?.id ?? null })
  }
  const wrong = saving.error instanceof ApiError ? marksAtFault(saving.error.details.fields) : []

  return (
    <Panel
      title={replaced ? copy.retitle(replaced.name) : copy.title}
      {...(replaced && { lead: copy.retext })}
      aside={
        replaced ? (
          <Button look="plain" size="sm" onClick={onStop}>
            {copy.stop}
          </Button>
        ) : null
      }
    >
      {ring === null ? (
        <div className={layout.stack}>
          <HowTo />
          <div className={layout.wrap}>
            <FileButton look="primary" size="lg" camera onFile={(file) => void take(file)}>
              {copy.camera}
            </FileButton>
            <FileButton size="lg" onFile={(file) => void take(file)}>
              {copy.choose}
            </FileButton>
          </div>
        </div>
      ) : (
        <form className={form.form} noValidate onSubmit={save}>
          <div className={styles.ring}>
            <img className={styles.photo} src={ring.url} alt={copy.alt} width={ring.width} height={ring.height} />
            <div className={layout.close}>
              <p className={texts.note} aria-hidden>
                {marksCopy.list}
              </p>
              <ul className={styles.list} aria-label={marksCopy.list}>
                {marks.map(({ level }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is identified by its place.
                  <li key={place} className={styles.swatch} data-wrong={wrong.includes(place) || undefined}>
                    <span className={styles.colour} style={{ background: LEVEL_STEPS[level - 1]?.hex }} />
                    <span>
                      <VisuallyHidden>{marksCopy.listed} </VisuallyHidden>
                      {level} {wrong.includes(place) ? <span className={styles.wrong}>{marksCopy.wrong}</span> : null}
                    </span>
                    <button
                      type="button"
                      className={styles.remove}
                      aria-label={marksCopy.take(level)}
                      onClick={() => change(withoutMark(marks, place))}
                    >
                      ×
                    </button>
                  </li>
                ))}
              </ul>
              <div className={layout.wrap}>
                <Button look="secondary" onClick={() => setMarking(true)}>
                  {marks.length === 0 ? marksCopy.open : marksCopy.edit}
                </Button>
                <FileButton onFile={(file) => void take(file)}>{copy.change}</FileButton>
              </div>
            </div>
          </div>
          <TextField
            name="place"
            label={saveCopy.name}
            placeholder={saveCopy.example}
            maxLength={CALIBRATION_NAME_MAX_LENGTH}
            autoComplete="off"
            value={name}
            error={checked && name.trim() === '' ? saveCopy.nameNeeded : null}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {saving.isError ? (
            <Notice tone="danger" title={saveCopy.refused} role="alert">
              {messageOf(saving.error)}
            </Notice>
          ) : null}
          <div className={form.actions}>
            <Button
              type="submit"
              size="lg"
              pending={saving.isPending}
              pendingLabel={saveCopy.pending}
              disabled={marks.length === 0}
            >
              {saveCopy.submit}
            </Button>
          </div>
          <MarksDialog
            opened={marking}
            onClose={() => setMarking(false)}
            ring={ring}
            marks={marks}
            wrong={wrong}
            onChange={change}
          />
        </form>
      )}
    </Panel>
  )
}
