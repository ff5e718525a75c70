import './prepared-page.ts'
import { afterEach, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { forgetCopies } from '~/offline/copies.ts'
import { forgetDrafts } from '~/offline/kept-drafts.ts'
import { takeComplaints } from './complaints.ts'
import { resetNetwork } from './network.ts'
import { closeScreen } from './render-screen.tsx'

beforeEach(() => page.viewport(1440, 900))

afterEach(async () => {
  await closeScreen()
  localStorage.clear()
  sessionStorage.clear()
  await forgetCopies()
  await forgetDrafts()
  await resetNetwork()
  expect(takeComplaints()).toEqual([])
})
