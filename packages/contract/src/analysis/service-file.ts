import { idParams } from '../schema/fields.ts'
import { operation } from '../schema/operation.ts'

export const serviceFile = operation({
  method: 'GET',
  path: '/api/analysis/:id/file',
  access: 'session',
  summary:
    'Get the file of the service of an analysis as PDF: its events, chained by hashes. Health answers and photos only with the consent to them; reading the former is recorded.',
  params: idParams,
  binary: 'application/pdf',
  errors: ['analysis-not-found', 'client-not-found'],
})
