import { type AnalysisResult, appointmentsAsEvents, type CalendarEvent } from '@riflesso/consultation'
import { IconCalendarPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { appointmentsCopy as copy } from '~/copy/appointments.ts'
import { personName } from '~/format/person-name.ts'
import { saveCalendar } from '~/salon/save-calendar.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'

type Props = {
  readonly analysis: Pick<AnalysisResult, 'client' | 'chair'>
  readonly date: Date
}

/** Saves the next appointments as a calendar file, after the user has checked days and title; nothing without any. */
export function CalendarButton(given: Props) {
  const [opened, setOpened] = useState(false)
  if (!given.analysis.chair?.appointments.length) return null
  return (
    <>
      <Button look="secondary" size="lg" icon={IconCalendarPlus} onClick={() => setOpened(true)}>
        {copy.open}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={copy.title} size="32rem" sheet>
        <CalendarForm {...given} onDone={() => setOpened(false)} />
      </Dialog>
    </>
  )
}

type FormProps = Props & { readonly onDone: () => void }

function CalendarForm({ analysis: { client, chair }, date, onDone }: FormProps) {
  const { companyName } = useCurrentUser()
  const [name, setName] = useState((client && personName(client.firstName, client.lastName)) ?? companyName ?? '')
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<CalendarEvent>>>>({})
  const { appointments = [], sessions = [] } = chair ?? {}
  const proposed = appointmentsAsEvents({ appointments, from: date, name: name.trim(), clocks: sessions.slice(1) })
  const events = proposed.map((event) => ({ ...event, ...changes[event.uid] }))
  const change = (uid: string, part: Partial<CalendarEvent>) =>
    setChanges({ ...changes, [uid]: { ...changes[uid], ...part } })

  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    saveCalendar(events)
    onDone()
  }

  return (
    <form className="grid gap-4.5" onSubmit={save}>
      <TextField
        label={copy.name}
        description={copy.nameHint}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {events.map(({ uid, title, day, time }) => (
        <fieldset key={uid} className="grid min-w-0 p-0 border-0 m-0 gap-2">
          <legend className="font-semibold wrap-anywhere">{title}</legend>
          <div className={pairStyle}>
            <TextField
              label={copy.day}
              type="date"
              value={day}
              onChange={({ currentTarget }) => change(uid, { day: currentTarget.value || day })}
            />
            <TextField
              label={copy.time}
              type="time"
              value={time ?? ''}
              onChange={({ currentTarget }) => change(uid, { time: currentTarget.value || null })}
            />
          </div>
        </fieldset>
      ))}
      <p className="text-muted text-sm">{copy.hint}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="submit" size="md">
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
