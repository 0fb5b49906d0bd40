import { createClient } from '@dragoman/sdk/client'
import { expect, it } from 'vitest'
import { CaptchaError, solveCaptcha, type CaptchaSolver } from './captcha.ts'

const challenge = { parameters: { algorithm: 'SHA-256', nonce: '00' }, signature: 'ab' }
const server = (answer: object) => createClient({ baseUrl: 'http://server', fetch: async () => Response.json(answer) })
const solver: CaptchaSolver = async () => ({ counter: 7 })

it('[auth.captcha] the captcha task is sent along with its solution', async () => {
  const sent = await solveCaptcha(server(challenge), async () => solver)
  expect(JSON.parse(atob(sent))).toEqual({ challenge, solution: { counter: 7 } })
})

it.each<[string, object, () => Promise<CaptchaSolver>]>([
  ['No key provided', { ...challenge, signature: '' }, async () => solver],
  ['No version provided', { ...challenge, parameters: {} }, async () => solver],
  ['Failed to load script', challenge, () => Promise.reject(new Error('404'))],
  ['Failed to execute', challenge, async () => () => Promise.reject(new Error('no'))],
  ['Failed to execute', challenge, async () => async () => null],
])('[auth.captcha] an unsolved captcha reports %s', async (problem, answer, load) => {
  const error = await solveCaptcha(server(answer), load).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CaptchaError)
  expect(error).toMatchObject({ problem, message: problem })
})
