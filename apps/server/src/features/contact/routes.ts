import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import { sendMessage } from './send-message.ts'

export function registerContact(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.contact, ({ body, request }) => sendMessage(deps, body, networkOf(request.ip)))
}
