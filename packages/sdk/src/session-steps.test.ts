import { describe, expect, it } from 'vitest'
import { ana, setUpSession } from './testing/session-server.ts'

describe('[auth.contracts] contracts', () => {
  async function pending() {
    const all = setUpSession()
    all.server.headers = { 'x-auth-pending-contracts': 'true' }
    expect(await all.session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'contracts' })
    return all
  }

  it('contracts are accepted one by one, and the last one refreshes the session', async () => {
    const { server, session } = await pending()
    expect(await session.loadContracts()).toHaveLength(2)
    expect(await session.acceptContract('c1')).toEqual({ kind: 'contracts' })
    expect(session.getSnapshot().contracts).toEqual([{ uuid: 'c2', name: 'c2' }])
    server.headers = { 'x-auth-pending-contracts': 'false' }
    server.asked = []
    expect(await session.acceptContract('c2')).toMatchObject({ kind: 'success', goTo: '/' })
    expect(server.asked).toEqual(['/contract/c2', '/auth/current'])
    expect(session.getSnapshot()).toMatchObject({ phase: 'authenticated', hasPendingContracts: false })
    expect(session.getSnapshot()).not.toHaveProperty('contracts')
  })

  it('contracts are listed again if another one was added meanwhile', async () => {
    const { session } = await pending()
    await session.loadContracts()
    await session.acceptContract('c1')
    expect(await session.acceptContract('c2')).toEqual({ kind: 'contracts' })
    expect(session.getSnapshot()).not.toHaveProperty('contracts')
  })

  it('contracts that were accepted elsewhere meanwhile begin the session', async () => {
    const { server, session } = await pending()
    await session.loadContracts()
    await session.acceptContract('c1')
    server.contracts = []
    server.headers = { 'x-auth-pending-contracts': 'false' }
    expect(await session.loadContracts()).toEqual([])
    expect(session.getSnapshot()).toMatchObject({ phase: 'authenticated', hasPendingContracts: false })
    expect(session.getSnapshot()).not.toHaveProperty('contracts')
  })

  it('rejecting a contract signs out', async () => {
    const { server, session, local } = await pending()
    await session.loadContracts()
    await session.rejectContract('c1')
    expect(server.asked.at(-1)).toBe('/contract/reject/c1')
    expect(session.getSnapshot()).toMatchObject({ phase: 'anonymous', hasLeft: true })
    expect(local.getItem('auth')).toBeNull()
  })
})

describe('[auth.mfaEmail] a code by mail', () => {
  it('a mailed code is requested, and a wrong one is flagged until the right one is entered', async () => {
    const { server, session } = setUpSession()
    server.headers = { 'x-auth-mfa-email-required': 'true' }
    expect(await session.login({ username: 'a', password: 'b' })).toEqual({ kind: 'mfaEmail' })
    await session.requestMfaEmail()
    expect(server.asked.at(-1)).toBe('http://server/api/v2/mfa/email')
    server.wrongCode = true
    await expect(session.verifyMfaEmail('000000')).rejects.toMatchObject({ code: 'MFA_CODE_WRONG' })
    expect(session.getSnapshot()).toMatchObject({ isMfaEmailRequired: true, hasMfaError: true })
    server.wrongCode = false
    server.headers = {}
    expect(await session.verifyMfaEmail('123456')).toMatchObject({ kind: 'success' })
    expect(session.getSnapshot()).toMatchObject({ isMfaEmailRequired: false, hasMfaError: false })
  })
})

describe('[auth.go] a link', () => {
  it('a link signs in as the named user and leads home, not to a remembered address', async () => {
    const { server, session } = setUpSession()
    session.remember('/users')
    server.subject = { ...ana, impersonator: { uuid: 'b', name: 'Bo' } }
    expect(await session.go('code', 'token')).toMatchObject({ kind: 'success', goTo: '/' })
    expect(server.asked[0]).toBe('/auth/go/code/token/')
    expect(session.getSnapshot().subject).toMatchObject({ impersonator: { name: 'Bo' } })
    server.subject = ana
    expect(await session.endImpersonation()).toMatchObject({ kind: 'success', goTo: '/' })
    expect(session.getSnapshot().subject?.impersonator).toBeUndefined()
  })
})
