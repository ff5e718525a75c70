import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { confirmSetUp, describeSecondFactor, renewCodes, startSetUp, turnOff } from './set-up.ts'

export function registerSecondFactor(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.secondFactor, ({ actor }) => describeSecondFactor(deps, actor))
  bind(app, deps, contract.startSecondFactor, ({ actor }) => startSetUp(deps, actor))
  bind(app, deps, contract.confirmSecondFactor, ({ actor, body }) => confirmSetUp(deps, actor, body.code))
  bind(app, deps, contract.renewRecoveryCodes, ({ actor }) => renewCodes(deps, actor))
  bind(app, deps, contract.stopSecondFactor, ({ actor }) => turnOff(deps, actor))
}
