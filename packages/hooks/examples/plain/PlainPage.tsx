import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { LoginOutcome } from '@dragoman/sdk/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import { Contracts } from './Contracts.tsx'

/** Shows what stands in the way of the person, one step after the other, and then the projects. */
export function PlainPage() {
  const { phase, hasPendingContracts, isMfaEmailRequired } = useSession().snapshot
  if (phase !== 'authenticated') return phase === 'mfa' ? <OneTimePassword /> : <Login />
  if (isMfaEmailRequired) return <MailedCode />
  return hasPendingContracts ? <Contracts /> : <Projects />
}

/** Sends what was entered, and keeps what the answer says about it. */
function useAttempt(send: (form: FormData) => Promise<LoginOutcome>) {
  const [text, setText] = useState('')
  const submit = async (form: FormData) => {
    const outcome = await send(form)
    setText('text' in outcome && outcome.text ? `${outcome.text} (${outcome.remainingAttempts})` : '')
  }
  return { text, submit }
}

function Login() {
  const { session } = useSession()
  const { text, submit } = useAttempt((form) =>
    session.login({ username: String(form.get('username')), password: String(form.get('password')) }),
  )
  return (
    <form action={submit}>
      <h1>Sign in</h1>
      <label>
        Email <input name="username" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <button>Sign in</button>
      <p role="alert">{text}</p>
    </form>
  )
}

function OneTimePassword() {
  const { session } = useSession()
  const { text, submit } = useAttempt((form) => session.submitOtp(String(form.get('code'))))
  return (
    <form action={submit}>
      <h1>Two-factor authentication</h1>
      <label>
        Code from the authenticator app <input name="code" autoComplete="one-time-code" />
      </label>
      <button>Continue</button>
      <p role="alert">{text}</p>
    </form>
  )
}

function MailedCode() {
  const { session, snapshot } = useSession()
  return (
    <form action={async (form) => void (await session.verifyMfaEmail(String(form.get('code'))).catch(() => undefined))}>
      <h1>Check your email</h1>
      <button type="button" onClick={() => void session.requestMfaEmail()}>
        Send a code
      </button>
      <label>
        Code from the email <input name="code" autoComplete="one-time-code" />
      </label>
      <button>Continue</button>
      <p role="alert">{snapshot.hasMfaError && 'That code is wrong.'}</p>
    </form>
  )
}

/** The projects, for users who can view them. Others see which permission they need, and no request is sent. */
function Projects() {
  const { session, snapshot } = useSession()
  const queryClient = useQueryClient()
  const missing = useMissing(requirements['projects.list'])
  const { data } = useQuery({ ...query(api.projects.list), enabled: missing.length === 0 })
  const leave = async () => {
    await session.logout()
    queryClient.clear()
  }
  return (
    <main>
      <h1>Projects</h1>
      <p>
        {snapshot.subject?.user.name}{' '}
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      </p>
      {missing.length > 0 && <p role="alert">Requires {missing.join(' or ')}.</p>}
      {data && <p>{data.totalElements} in total</p>}
      <ul aria-label="Projects">
        {data?.content.map(({ uuid, reference }) => (
          <li key={uuid}>{reference}</li>
        ))}
      </ul>
    </main>
  )
}
