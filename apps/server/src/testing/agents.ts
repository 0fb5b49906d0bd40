import { expect } from 'vitest'
import { connectAgent, type RemoteAgent } from '../../../../packages/cli/src/testing/agent.ts'
import { signIn, type Browser } from './browser.ts'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

interface LettingIn {
  /** The browser of the person. */
  page: Browser
  /** Sends a request to the server, past the network. */
  sendTo: typeof fetch
  /** An agent of the official client that the person has let in. */
  connect(name: string, readOnly?: boolean): Promise<RemoteAgent>
}

/** Lets agents work for a person, as the page of the web app does. */
export async function letAgentsIn(test: TestApp, person: Person): Promise<LettingIn> {
  const origin = test.app.services.settings.publicUrl
  const page = await signIn(test, person)
  const sendTo = ((url: string | URL, init?: RequestInit) =>
    test.app.fetch(new Request(String(url), init), '10.8.0.1')) as typeof fetch
  const letIn = (readOnly: boolean) => async (asked: URL) => {
    expect(asked.href).toContain(`${origin}/connect-agent?`)
    const given = Object.fromEntries(asked.searchParams)
    const request = {
      clientId: given['client_id']!,
      redirectUri: given['redirect_uri']!,
      codeChallenge: given['code_challenge']!,
      resource: given['resource']!,
      state: given['state']!,
    }
    const more = { responseType: given['response_type']!, codeChallengeMethod: given['code_challenge_method']! }
    const ask = (change: object) =>
      page.send('GET', `/api/v3/user/agent/request?${new URLSearchParams({ ...request, ...more, ...change })}`)
    expect((await ask({})).body).toMatchObject({ host: '127.0.0.1:7777', mayWrite: true })
    for (const change of [
      { redirectUri: 'http://127.0.0.1:7777/other' },
      { responseType: 'token' },
      { codeChallengeMethod: 'plain' },
      { resource: 'https://elsewhere.example/mcp' },
      { scope: 'everything' },
    ])
      expect((await ask(change)).body).toMatchObject({ code: 'AGENT_REFUSED' })
    const body = { ...request, readOnly }
    expect((await test.call(person, 'POST', '/api/v3/user/agent', body)).status).toBe(422)
    const back = (await page.send('POST', '/api/v3/user/agent', body)).body as { redirectUri: string }
    expect(new URL(back.redirectUri).searchParams.get('state')).toBe(request.state)
    return back.redirectUri
  }
  return {
    page,
    sendTo,
    connect: (name, readOnly = false) =>
      connectAgent({ url: `${origin}/mcp`, fetch: sendTo, name, letIn: letIn(readOnly) }),
  }
}
