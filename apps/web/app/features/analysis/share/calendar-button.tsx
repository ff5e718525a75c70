import { requiresPatchTest } from '@riflesso/colorimetry'
import {
  type AnalysisResult,
  appointmentsAsEvents,
  type CalendarEvent,
  idleLines,
  testBefore,
} from '@riflesso/consultation'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { appointmentsCopy as copy } from '~/copy/appointments.ts'
import { longDate } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { salonSettingsQuery } from '~/salon/salon-settings.ts'
import { saveCalendar } from '~/salon/save-calendar.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'
import { WhatsAppLink } from '~/ui/whatsapp-link.tsx'
import { fullAnalysisQuery } from '../archive/full-analysis.ts'

type Props = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, 'client' | 'chair' | 'plan'>
  readonly date: Date
}

/** Saves the next appointments as a calendar file, after the user has checked days and title; nothing without any. */
export function CalendarButton(given: Props) {
  const [opened, setOpened] = useState(false)
  const { chair, plan } = given.analysis
  if (!chair?.appointments.length && !requiresPatchTest(plan)) return null
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

/** 'Ricrescita: 3 aprile, ore 10:30' */
const line = ({ title, day, time }: CalendarEvent): string =>
  `${title}: ${longDate(new Date(`${day}T12:00`))}${time === null ? '' : `, ore ${time}`}`

/** The appointments from today on; if all have passed, the first of them today. */
function stillToCome(events: readonly CalendarEvent[], now: Date): readonly CalendarEvent[] {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const later = events.filter(({ day }) => day >= today)
  const [first] = events
  return later.length > 0 || first === undefined ? later : [{ ...first, day: today }]
}

const withTests = (all: readonly CalendarEvent[]) =>
  all.flatMap((event) => (event.colours ? [testBefore(event), event] : [event]))

function CalendarForm({ analysisId, analysis: { client, chair, plan }, date, onDone }: FormProps) {
  const phone = useQuery(fullAnalysisQuery(analysisId)).data?.clientPhone
  const everyUse = useQuery(salonSettingsQuery).data?.testEveryUse === true
  const [now] = useState(() => new Date())
  const { companyName } = useCurrentUser()
  const [name, setName] = useState((client && personName(client.firstName, client.lastName)) ?? companyName ?? '')
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<CalendarEvent>>>>({})
  const { appointments = [], sessions = [] } = chair ?? {}
  const waiting = requiresPatchTest(plan) ? { clock: sessions[0], now } : null
  const eventsOf = (whose: string): CalendarEvent[] =>
    appointmentsAsEvents({ appointments, from: date, name: whose, clocks: sessions.slice(1), waiting }).map(
      (event, index) => ({
        ...event,
        ...changes[event.uid],
        colours: (waiting !== null && index === 0) || (everyUse && event.colours === true),
      }),
    )
  const events = stillToCome(eventsOf(name.trim()), now)
  const message = [
    copy.message(personName(client?.firstName ?? null, null)),
    ...withTests(stillToCome(eventsOf(''), now)).map(line),
  ]
  const change = (uid: string, part: Partial<CalendarEvent>) =>
    setChanges({ ...changes, [uid]: { ...changes[uid], ...part } })

  const save = (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault()
    saveCalendar(withTests(events))
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
      {events.map(({ uid, title, day, time, ...event }) => (
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
          {event.colours ? <p className="text-sm">{line(testBefore({ uid, title, day, time, ...event }))}</p> : null}
          {idleLines({ time, ...event }).map((text) => (
            <p key={text} className="text-muted text-sm">
              {text}
            </p>
          ))}
        </fieldset>
      ))}
      <p className="text-muted text-sm">{copy.hint}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <WhatsAppLink phone={phone} text={message.join('\n')} />
        <Button type="submit" size="lg">
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
