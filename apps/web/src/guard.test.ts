// @vitest-environment node
import { i18n } from '@lingui/core'
import { can, type Subject } from '@dragoman/sdk/permissions'
import { defaultPermissions, permissionTable } from '@dragoman/sdk/permission-table'
import { roleOrder, type Role } from '@dragoman/sdk/roles'
import type { AnyRoute } from '@tanstack/react-router'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createAppRouter } from './router.ts'
import type { RouterContext } from './routes/__root.tsx'
import { navEntries, navSections } from './ground/navigation.ts'

// Every page of the app, whatever it shows: who gets to it, where the others go, and who sees it in the sidebar. What is
// expected comes from the table of permissions itself, not from `can`.

// Another file may have loaded the real one.
vi.hoisted(() => vi.resetModules())
vi.mock('./ground/toasts.ts', () => ({ showToast: vi.fn() }))

beforeAll(() => {
  i18n.load('en', {})
  i18n.activate('en')
})

/** Every route below another, with its parents, the outermost first. */
function* chains(route: AnyRoute, above: AnyRoute[] = []): Generator<AnyRoute[]> {
  const chain = [...above, route]
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  if (children.length === 0) yield chain
  for (const child of children) yield* chains(child, chain)
}

const router = createAppRouter({} as RouterContext)
const pages = [...chains(router.routeTree)]
  .filter((chain) => chain.some(({ id }) => id === '/_app'))
  .map((chain) => ({ chain, page: chain.at(-1)! }))
const dataOf = (route: AnyRoute) =>
  (route.options.staticData ?? {}) as { requires?: readonly string[]; refusedTo?: string; feature?: string }

function subjectOf(role: Role, accountType = 'BUSINESS'): Subject {
  const own = new Set(defaultPermissions(role))
  return {
    user: { accountType },
    authorities: [`ROLE_${role}`],
    permissions: permissionTable.map((row) => ({ code: row.code, active: own.has(row) })),
  }
}

/**
 * Whether the table lets a role pass: admins everywhere but where system administrators are alone, others by their name or
 * by the roles of one of the permissions.
 */
function passes(role: Role, requires: readonly string[] | undefined): boolean {
  if (!requires || requires.length === 0 || role === 'SYSADMIN') return true
  if (role === 'ADMIN') return requires.some((code) => code !== 'ROLE_SYSADMIN')
  return requires.some((code) => {
    if (code.startsWith('ROLE_')) return code === `ROLE_${role}`
    const row = permissionTable.find((each) => each.code === code)
    return row !== undefined && (role === 'ACCOUNT_ADMIN' || (row.roles as readonly Role[]).includes(role))
  })
}

/** Where the guard sends someone; undefined where it lets them in. */
async function sentTo(chain: AnyRoute[], subject: Subject): Promise<unknown> {
  const guard = chain.find(({ id }) => id === '/_app')!.options.beforeLoad as unknown as (
    arguments_: object,
  ) => Promise<void>
  const snapshot = {
    phase: 'authenticated',
    subject,
    hasPendingContracts: false,
    isMfaEmailRequired: false,
    hasLeft: false,
  }
  const session = { getSnapshot: () => snapshot, remember: vi.fn() }
  const matches = chain.map((route) => ({ staticData: dataOf(route) }))
  try {
    await guard({ context: { session }, location: { href: '/x', pathname: '/x' }, matches, preload: false })
    return undefined
  } catch (thrown) {
    return (thrown as { options: { to: string } }).options.to
  }
}

test('every permission that a page requires exists', () => {
  expect(pages.length).toBeGreaterThan(12)
  const known = new Set<string>([
    ...permissionTable.map(({ code }) => code),
    ...roleOrder.map((role) => `ROLE_${role}`),
  ])
  const unknown = pages.flatMap(({ page }) =>
    (dataOf(page).requires ?? []).filter((code) => !known.has(code)).map((code) => `${page.id}: ${code}`),
  )
  expect(unknown).toEqual([])
})

describe.each(roleOrder)('%s', (role) => {
  const subject = subjectOf(role)
  test.each(pages.map(({ chain, page }) => ({ chain, page, path: page.fullPath })))(
    '[perm.guard] the page $path opens exactly for permitted roles',
    async ({ chain }) => {
      const refused = chain.find((route) => !passes(role, dataOf(route).requires))
      expect(await sentTo(chain, subject)).toBe(refused && (dataOf(refused).refusedTo ?? '/'))
    },
  )

  test('[perm.element] the sidebar lists exactly the pages that the role can open', () => {
    const entries = navEntries(pages.map(({ page }) => page))
    const visible = entries.filter(({ requires }) => can(subject, requires)).map(({ path }) => path)
    expect(visible).toEqual(
      entries.filter(({ requires }) => requires === 'public' || passes(role, requires)).map(({ path }) => path),
    )
    expect(visible).not.toEqual([])
  })
})

test('[perm.guard] a person without permissions can open only the home page and pages without requirements', async () => {
  const nobody: Subject = { authorities: [], permissions: permissionTable.map(({ code }) => ({ code, active: false })) }
  for (const { chain, page } of pages) {
    const isOpen = chain.every((route) => (dataOf(route).requires ?? []).length === 0)
    expect([page.fullPath, await sentTo(chain, nobody)]).toEqual([page.fullPath, isOpen ? undefined : '/'])
  }
})

test('[perm.guard] pages that come with a plan are closed to accounts without it', async () => {
  const locked = pages.filter(({ page }) => dataOf(page).feature !== undefined)
  expect(locked.map(({ page }) => page.fullPath)).toEqual(expect.arrayContaining(['/integrations', '/connectors/']))
  for (const { chain, page } of locked)
    expect([page.fullPath, await sentTo(chain, subjectOf('ACCOUNT_ADMIN', 'PERSONAL'))]).toEqual([page.fullPath, '/'])
})

test('every entry of the sidebar leads to a permitted page and belongs to an existing section', () => {
  for (const { path, requires, place } of navEntries(pages.map(({ page }) => page))) {
    expect(Object.keys(navSections)).toContain(place.section)
    const { page } = pages.find(({ page: { fullPath } }) => fullPath.replace(/(.)\/$/, '$1') === path)!
    const seers = roleOrder.filter((role) => requires === 'public' || passes(role, requires))
    expect([path, seers.filter((role) => !passes(role, dataOf(page).requires))]).toEqual([path, []])
  }
})
