// Preloaded by the server whose screens are captured: its clock starts at CAPTURED_AT and moves on a second in a minute.
import { CAPTURED_AT } from './captured-at.ts'

const SLOWNESS = 60
const started = performance.now()
const now = () => CAPTURED_AT.getTime() + Math.floor((performance.now() - started) / SLOWNESS)

Date.now = now
globalThis.Date = new Proxy(Date, {
  construct: (date, values: []) => Reflect.construct(date, values.length === 0 ? [now()] : values),
})
