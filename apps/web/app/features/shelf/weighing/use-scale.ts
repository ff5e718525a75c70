import { useEffect, useRef, useState } from 'react'
import { gramsOfMeasurement } from '../model/weight-measurement.ts'

/** The part of Web Bluetooth that is used here; TypeScript's DOM types do not have it. */
type Characteristic = EventTarget & { readonly value?: DataView; startNotifications(): Promise<unknown> }
type Device = EventTarget & {
  readonly gatt?: {
    connect(): Promise<{
      getPrimaryService(name: string): Promise<{ getCharacteristic(name: string): Promise<Characteristic> }>
    }>
    disconnect(): void
  }
}
export type Bluetooth = { requestDevice(options: { filters: { services: string[] }[] }): Promise<Device> }

const bluetooth = (): Bluetooth | null =>
  (globalThis.navigator as Navigator & { readonly bluetooth?: Bluetooth }).bluetooth ?? null

/** Whether the browser can reach a Bluetooth scale. */
export const canReachScale = (): boolean => bluetooth() !== null

export type Scale = {
  readonly state: 'none' | 'connecting' | 'connected' | 'failed'
  /** Latest weight in whole grams; null before the first one. */
  readonly grams: number | null
  readonly connect: () => void
}

/** A Bluetooth scale with the standard weight service (0x181D). `connect` asks for the device; unmounting disconnects it. */
export function useScale(): Scale {
  const [state, setState] = useState<Scale['state']>('none')
  const [grams, setGrams] = useState<number | null>(null)
  const device = useRef<Device | null>(null)
  useEffect(() => () => device.current?.gatt?.disconnect(), [])

  const start = async () => {
    const found = await bluetooth()?.requestDevice({ filters: [{ services: ['weight_scale'] }] })
    if (!found?.gatt) throw new Error('a device without services')
    device.current = found
    found.addEventListener('gattserverdisconnected', () => {
      setState('none')
      setGrams(null)
    })
    const service = await (await found.gatt.connect()).getPrimaryService('weight_scale')
    const measurement = await service.getCharacteristic('weight_measurement')
    measurement.addEventListener('characteristicvaluechanged', () => {
      const weight = measurement.value && gramsOfMeasurement(measurement.value)
      if (typeof weight === 'number') setGrams(weight)
    })
    await measurement.startNotifications()
  }
  const connect = () => {
    setState('connecting')
    start().then(
      () => setState('connected'),
      // Cancelled by the user, or the scale is out of range or lacks the service.
      () => setState('failed'),
    )
  }
  return { state, grams, connect }
}
