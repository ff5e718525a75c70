import cookie from '@fastify/cookie'
import * as contract from '@riflesso/contract'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { testConfig } from '#testing/test-app'
import { clearImageCookie, setImageCookie } from './image-cookie.ts'

const session = { imageToken: 'picture', restMs: 60_000 }

async function cookieOf(publicUrl: string, act: typeof setImageCookie | typeof clearImageCookie) {
  const app = fastify()
  await app.register(cookie)
  app.get('/', async (_request, reply) => {
    act(reply, testConfig({ PUBLIC_URL: publicUrl }), session)
    return {}
  })
  const answer = await app.inject('/')
  await app.close()
  return answer.cookies[0]
}

test.each([
  ['https://riflesso.example.it', true],
  ['http://localhost:3000', undefined],
])('the image cookie is set and cleared with safe attributes at %s', async (publicUrl, secure) => {
  const set = await cookieOf(publicUrl, setImageCookie)
  expect(set).toEqual({
    name: 'riflesso_image',
    value: 'picture',
    path: '/api/analysis',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: 60,
    ...(secure ? { secure } : {}),
  })
  expect(await cookieOf(publicUrl, clearImageCookie)).toMatchObject({
    value: '',
    path: '/api/analysis',
    ...(secure ? { secure } : {}),
  })
})

test('the path of the image cookie covers every picture that it authorises', async () => {
  const cookie = await cookieOf('https://riflesso.example.it', setImageCookie)
  const pictures = Object.values<unknown>(contract).filter(
    (value): value is contract.Operation =>
      typeof value === 'object' && value !== null && 'access' in value && value.access === 'image-cookie',
  )
  expect(pictures.length).toBeGreaterThan(0)
  for (const { path } of pictures) expect(path).toMatch(new RegExp(`^${cookie?.path}/`))
})
