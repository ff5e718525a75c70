import { describe, expect, test } from 'vitest'
import {
  addMinutes,
  clockText,
  isRinging,
  leftMs,
  newTimer,
  pauseTimer,
  resetTimer,
  silenceTimer,
  startTimer,
  timerState,
  untilCheckMs,
} from './timer.ts'

const NOON = Date.UTC(2026, 3, 5, 12)
const minutes = (count: number) => count * 60_000

describe('a timer', () => {
  test('a timer follows wall-clock time', () => {
    const running = startTimer(newTimer(35), NOON)
    expect(timerState(running, NOON)).toBe('running')
    expect(leftMs(running, NOON + minutes(20))).toBe(minutes(15))
    expect(timerState(running, NOON + minutes(35))).toBe('over')
    expect(leftMs(running, NOON + minutes(40))).toBe(-minutes(5))
  })

  test('a paused timer keeps its remaining time', () => {
    const paused = pauseTimer(startTimer(newTimer(35), NOON), NOON + minutes(10))
    expect(timerState(paused, NOON + minutes(300))).toBe('paused')
    const resumed = startTimer(paused, NOON + minutes(300))
    expect(leftMs(resumed, NOON + minutes(301))).toBe(minutes(24))
  })

  test('a timer rings until acknowledged, and again after added minutes', () => {
    const over = startTimer(newTimer(5), NOON)
    expect(isRinging(over, NOON + minutes(6))).toBe(true)
    const noticed = silenceTimer(over)
    expect(isRinging(noticed, NOON + minutes(6))).toBe(false)
    const longer = addMinutes(noticed, 2, NOON + minutes(6))
    expect(leftMs(longer, NOON + minutes(6))).toBe(minutes(2))
    expect(isRinging(longer, NOON + minutes(8))).toBe(true)
  })

  test('minutes can be added to a stopped and a running timer, and a timer can be reset', () => {
    expect(addMinutes(newTimer(5), 1, NOON)).toEqual(newTimer(6))
    const longer = addMinutes(startTimer(newTimer(5), NOON), 1, NOON + minutes(2))
    expect(leftMs(longer, NOON + minutes(2))).toBe(minutes(4))
    expect(resetTimer(longer)).toEqual(newTimer(6))
  })

  test('the next strand check is at the latest at the end of the timer', () => {
    const running = startTimer(newTimer(12), NOON)
    expect(untilCheckMs(running, 5, NOON + minutes(1))).toBe(minutes(4))
    expect(untilCheckMs(running, 5, NOON + minutes(11))).toBe(minutes(1))
    expect(untilCheckMs(newTimer(12), 5, NOON)).toBeNull()
  })
})

test.each([
  [minutes(35), '35:00'],
  [minutes(21) + 39_500, '21:40'],
  [minutes(65), '1:05:00'],
  [900, '0:01'],
  [0, '0:00'],
  [-12_400, '+0:12'],
])('%d ms are formatted as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
