import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { abortOnClose } from '#platform/http/abort-on-close'
import { bind } from '#platform/http/bind'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Admission } from '../admission/admission.ts'
import type { AnalysisDeps } from '../analyze.ts'
import { readCalibrationRequest } from './calibration-request.ts'
import { deleteCalibration } from './delete-calibration.ts'
import { readCalibrations, readRingPhoto } from './read-calibrations.ts'
import { saveCalibration } from './save-calibration.ts'

export function registerCalibration(
  app: FastifyInstance,
  deps: AnalysisDeps & SessionDeps & Pick<Deps, 'ledger'>,
  admission: Admission,
): void {
  bind(app, deps, contract.listCalibrations, async ({ actor }) => ({
    calibrations: await readCalibrations(deps, actor.salonId),
  }))

  bind(app, deps, contract.saveCalibration, async ({ actor, request, reply }) => {
    const signal = abortOnClose(reply)
    const calibration = await admission.admitPhoto({ salonId: actor.salonId, request, signal }, (form, runQueued) => {
      const wanted = readCalibrationRequest(form)
      return runQueued(() => saveCalibration(deps, actor, wanted, signal))
    })
    return { calibration }
  })

  bind(app, deps, contract.calibrationPhoto, async ({ actor, params, reply }) => {
    const jpeg = await readRingPhoto(deps, actor.salonId, params.id)
    // As for the archived photos.
    return reply.header('cache-control', 'private, no-store').type('image/jpeg').send(jpeg)
  })

  bind(app, deps, contract.deleteCalibration, async ({ actor, params }) => {
    await deleteCalibration(deps, actor.salonId, params.id)
    return { success: true as const }
  })
}
