import { expect } from 'vitest'
import { createPerson, testPassword, type Person } from './people.ts'
import { testOrigin, type TestApp } from './test-app.ts'

interface Answered {
  status: number
  headers: Headers
  body: never
}

export type Browser = ReturnType<typeof openBrowser>

let opened = 0

/** A browser: keeps its cookies, and says where its pages come from. Each has an address of its own. */
export function openBrowser(test: TestApp, address = `10.1.0.${++opened}`, origin = testOrigin) {
  const jar = new Map<string, string>()
  const send = async (method: string, path: string, body?: object | string): Promise<Answered> => {
    const headers = new Headers({
      Origin: origin,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    })
    if (body !== undefined) headers.set('Content-Type', typeof body === 'string' ? 'text/plain' : 'application/json')
    const payload = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await test.app.fetch(new Request(`${origin}${path}`, { method, headers, body: payload }), address)
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as never,
    }
  }
  /** Posts a form as a page of another site does: without the cookies, which are only for requests from here. */
  const post = async (path: string, fields: Record<string, string>): Promise<Answered> => {
    const headers = { Origin: 'https://id.example', 'Sec-Fetch-Site': 'cross-site' }
    const request = new Request(`${origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
    const response = await test.app.fetch(request, address)
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as never,
    }
  }
  return {
    send,
    post,
    jar,
    login: (username: string, password: string = testPassword, otp?: string) =>
      send('POST', '/api/v3/auth/login', base64({ username, password, otp })),
    loginWith: (username: string, passkey: object, password: string = testPassword) =>
      send('POST', '/api/v3/auth/login', base64({ username, password, passkey })),
    whoAmI: () => send('GET', '/api/v3/auth/current'),
  }
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

/** The browser of someone who has signed in. */
export async function signIn(test: TestApp, person: Person): Promise<Browser> {
  const page = openBrowser(test)
  expect((await page.login(person.email)).body).toMatchObject({ state: 'SUCCESS' })
  return page
}

let created = 0

/** Someone of whom no other test knows. */
export const createSomebody = (test: TestApp): Promise<Person> =>
  createPerson(test.app.services, test.people.place, `Person ${++created}`, { roles: ['PROJECT_MANAGER'] })
