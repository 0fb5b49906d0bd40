import type { Locator, Page } from '@playwright/test'
import { ask, enter, makeAdministrator, newAccount, open } from './people.ts'
import { watchParts } from './page-checks.ts'
import { calm, dress, expect, expectAccessible, looks, openSection, speak, test } from './test.ts'

test.describe('signing in', () => {
  test('[auth.loginBody] [auth.success] [fetch.credentials] a wrong password shows the remaining attempts, and the right one leads to the requested page', async ({
    page,
    team,
  }) => {
    await page.goto('/organizations/units?q=Product')
    await expect(page).toHaveURL('/auth/login?redirect=/organizations/units%3Fq%3DProduct')
    await expect(page).toHaveTitle('Sign in – Dragoman')
    await page.getByLabel('Email address').fill(team.manager2.email)
    await page.getByLabel('Password', { exact: true }).fill('falsch · 違う 🔑')
    const attempt = page.waitForRequest('**/api/v3/auth/login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(JSON.parse(Buffer.from((await attempt).postData()!, 'base64').toString())).toEqual({
      username: team.manager2.email,
      password: 'falsch · 違う 🔑',
    })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Wrong email address or password.')
    await expect(alert).toContainText('5 attempts left.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await page.getByLabel('Password', { exact: true }).fill(team.manager2.password)
    const list = page.waitForRequest(/\/api\/v3\/client\?/)
    await page.keyboard.press('Enter')
    expect(await (await list).headerValue('cookie')).toContain('session=')
    await expect(page.getByRole('heading', { name: 'Organizational units', level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/organizations/units?q=Product')
    await expect(page.getByRole('combobox', { name: /^Search by/ })).toHaveValue('Product')
  })

  for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    test(`signing in never redirects to ${target}`, async ({ page, team }) => {
      await page.goto(`/auth/login?redirect=${encodeURIComponent(target)}`)
      await page.getByLabel('Email address').fill(team.manager2.email)
      await page.getByLabel('Password', { exact: true }).fill(team.manager2.password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Hello, Owen Baptiste' })).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }

  test('a signed-in person is not asked to sign in again', async ({ page, signIn, team }) => {
    await signIn(team.manager2)
    await page.goto('/auth/login')
    await expect(page).toHaveURL('/')
  })

  test('[shell.layouts] [shell.userMenu] the profile and signing out are in the user menu, and signing out clears all stored data', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await page.goto('/users')
    await expect(navigation).toBeVisible()
    const menu = page.getByRole('button', { name: 'Account menu: Owen Baptiste' })
    await menu.click()
    await page.getByRole('menuitem', { name: /^Profile/ }).click()
    await expect(page).toHaveURL('/users/profile')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/auth/login')
    await expect(navigation).toHaveCount(0)
    await page.getByRole('link', { name: /password/i }).click()
    await expect(page).toHaveURL('/users/recover-password')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(navigation).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => [localStorage.getItem('auth'), sessionStorage.getItem('security')]))
      .toEqual([null, null])
    await page.goto('/users')
    await expect(page).toHaveURL('/auth/login?redirect=/users')
  })

  test('[auth.tokenCheck] a session unknown to the server leads to the sign-in page and back, and so does coming back to the page', async ({
    page,
    signIn,
    context,
    team,
  }) => {
    await signIn(team.manager2)
    await page.clock.install()
    await page.goto('/users')
    await expect(page.getByRole('heading', { name: 'People' })).toBeVisible()
    await openSection(page, 'Organizations')
    // Not before the units are asked for: a refresh of the page of people could lead to sign-in first, and back there. They
    // are asked for as soon as the pointer is on the link.
    const pressed = Promise.withResolvers<void>()
    await page.route(/\/api\/v3\/client\?/, async (route) => {
      await pressed.promise
      await context.clearCookies({ name: 'session' })
      await route.continue()
    })
    await page.getByRole('link', { name: 'Organizational units' }).click()
    pressed.resolve()
    await expect(page).toHaveURL('/auth/login?redirect=/organizations/units')
    // A request that is held while routes end may stay held: the code of the page has to be there.
    await expect(page.getByLabel('Email address')).toBeVisible()
    await page.unrouteAll()
    await enter(page, team.manager2)
    await expect(page).toHaveURL('/organizations/units')
    await expect(page.getByRole('heading', { name: 'Organizational units', level: 1 })).toBeVisible()
    await context.clearCookies({ name: 'session' })
    // Two checks are some seconds apart.
    await page.clock.fastForward(5_000)
    const check = page.waitForRequest('**/api/v3/auth/token/check')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await check
    await expect(page).toHaveURL('/auth/login?redirect=/organizations/units')
  })
})

test.describe('the frame', () => {
  test('[shell.sidebarActive] [shell.progress] [fetch.minDelay] the frame shows before its page, and its sidebar lists the permitted pages and marks the current one', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    await page.clock.install()
    const [session, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/v3/auth/current', async (route) => {
      await session.promise
      await route.continue()
    })
    await page.route(/\/api\/v3\/user\?/, async (route) => {
      await answer.promise
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/v3/auth/current')
    await page.goto('/users')
    // Also where the server takes its time to say who is there.
    await asked
    await page.clock.fastForward(2_000)
    session.resolve()
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    await expect(navigation.getByRole('link', { name: 'All people' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    answer.resolve()
    const person = Promise.withResolvers<void>()
    await page.route(/\/api\/v3\/user\/[\da-f-]{36}$/, async (route) => {
      await person.promise
      await route.continue()
    })
    const personAsked = page.waitForRequest(/\/api\/v3\/user\/[\da-f-]{36}$/)
    // By keyboard: a page that was loaded again would not put the focus there.
    const progress = page.getByRole('progressbar', { name: 'Loading' })
    await expect(progress).toHaveCount(0)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('link', { name: 'Kenji Sato' }).press('Enter')
    await personAsked
    await page.clock.runFor(150)
    await expect(progress).toHaveCount(0)
    await page.clock.resume()
    await expect(progress).toBeVisible()
    await expect.poll(() => progress.boundingBox()).toMatchObject({ y: 0, height: 2 })
    person.resolve()
    await expect(page.getByRole('heading', { name: 'Kenji Sato' })).toBeFocused()
    await expect(progress).toHaveCount(0)
    await expect(page).toHaveTitle('Kenji Sato – People – Dragoman')
    await expect(navigation.getByRole('link', { name: 'All people' })).toHaveAttribute('aria-current', 'page')
  })

  test('[shell.sidebarVisibility] [shell.sidebarSections] a linguist has no link to people, is told which permission is missing at its address, and administrators have all sections in order', async ({
    page,
    pageOf,
    signIn,
    team,
  }) => {
    await signIn(team.kenji)
    await page.goto('/users')
    await expect(page).toHaveURL('/')
    const toast = page.getByRole('alertdialog')
    await expect(toast).toHaveText([/Requires USER_list/])
    await expect(page.getByRole('button', { name: 'People', exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'All people', includeHidden: true })).toHaveCount(0)
    const sectionsOf = (other: Page) =>
      other
        .getByRole('navigation', { name: 'Main navigation' })
        .locator('ul')
        .first()
        .locator('> li')
        .filter({ visible: true })
        .locator('> :is(a, button)')
    await expect(sectionsOf(page)).toHaveText(['Home', 'Tasks', 'Glossaries', 'Reviews'])
    const other = await pageOf(await makeAdministrator(newAccount('Harbor'), 'SYSADMIN'))
    await other.goto('/organizations')
    const all = [
      'Home',
      'Projects',
      'Organizations',
      'People',
      'Finance',
      'Language resources',
      'Quality',
      'Integrations',
      'Tools',
      'Settings',
    ]
    await expect(sectionsOf(other)).toHaveText(all)
    const navigation = other.getByRole('navigation', { name: 'Main navigation' })
    await expect(navigation.getByRole('link').first()).toHaveAttribute('href', '/')
    for (const name of ['All organizations', 'New organization', 'Organizational units', 'New organizational unit'])
      await expect(navigation.getByRole('link', { name, exact: true })).toHaveCount(1)
    await openSection(other, 'Settings')
    await expect(navigation.getByRole('link', { name: 'System' })).toBeVisible()
  })

  test('[shell.theme] the theme is kept and applied before the first paint', async ({ page }) => {
    await open(page.request, await makeAdministrator(newAccount('Themes')))
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    // The page is left before it hears that the server has kept the choice.
    const kept = new Promise<void>((resolve) => {
      void page.route('**/preference-settings', async (route) => {
        if (route.request().method() === 'GET') return route.continue()
        await route.fetch()
        resolve()
      })
    })
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await kept
    await page.unroute('**/preference-settings')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    const compared = page.waitForResponse(
      (answer) => answer.url().endsWith('/preference-settings') && answer.request().method() === 'PUT',
    )
    await page.getByRole('button', { name: 'Switch to light theme' }).click()
    await compared
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  })

  test('[shell.rtl] Arabic is mirrored, and the choice of language is kept for a year', async ({
    page,
    signIn,
    context,
    team,
  }) => {
    await signIn(team.manager2)
    await page.goto('/users')
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(page.getByRole('heading', { name: 'الأشخاص', level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page).toHaveTitle('الأشخاص – Dragoman')
    const navigation = page.getByRole('navigation', { name: 'التنقل الرئيسي' })
    const endOf = async (place: Locator) => {
      const { x, width } = (await place.boundingBox())!
      return x + width
    }
    await expect.poll(() => endOf(navigation)).toBeGreaterThan(1200)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
    const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(cookie!.value).toBe('ar')
    expect(cookie!.expires * 1000 - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60 * 1000)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('[shell.locales] the interface starts in English and offers the language of the browser', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'de-AT' })
    const page = await context.newPage()
    await page.goto('/auth/login')
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible()
    // The menu that shows the present language remains.
    await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveCount(1)
    await context.close()
  })

  test('[shell.locales] without a choice in the browser, the interface speaks the language of the profile', async ({
    page,
    context,
  }) => {
    const person = await makeAdministrator(newAccount('Languages'))
    await open(page.request, person)
    await ask(page.request, 'PUT', '/api/v3/user/preference-settings', { language: 'fr' })
    await context.clearCookies()
    await page.goto('/auth/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await enter(page, person)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect((await context.cookies()).filter(({ name }) => name === 'locale')).toEqual([])
  })

  test('[perm.guard] the system settings lead an administrator of an account back to the settings', async ({
    page,
  }) => {
    await open(page.request, await makeAdministrator(newAccount('Settings')))
    await page.goto('/settings/system-settings/net-rate-settings')
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('alertdialog')).toContainText('Requires')
    await expect(page.getByRole('link', { name: 'Net rate schemes' })).toHaveCount(1)
  })

  test('[version.check] a new minor version signs out, and a new patch is only noted', async ({ page }) => {
    await open(page.request, await makeAdministrator(newAccount('Versions')))
    let version = '1.2.3'
    await page.route('**/version.json', (route) => route.fulfill({ json: { version } }))
    await page.goto('/')
    const kept = () => page.evaluate(() => localStorage.getItem('version'))
    await expect.poll(kept).toContain('1.2.3')
    version = '1.2.4'
    await page.reload()
    await expect.poll(kept).toContain('1.2.4')
    await expect(page).toHaveURL('/')
    version = '1.3.0'
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login/)
    // The page is loaded once more for the new version.
    await expect.poll(() => kept().catch(() => null)).toContain('1.3.0')
  })

  test('[shell.layoutValues] widths are those of the design, and in a small window the navigation is a drawer that closes when a link is followed', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    await page.goto('/')
    const widthOf = async (place: Locator) => Math.round((await place.boundingBox())!.width)
    const mainStart = async () => (await page.getByRole('main').boundingBox())!.x
    await expect.poll(mainStart).toBe(250)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(mainStart).toBe(66)
    await page.keyboard.press('?')
    const modal = page.locator('[data-size]').filter({ has: page.getByRole('dialog') })
    for (const [size, width] of Object.entries({ small: 300, medium: 600, large: 800, wide: 1140 })) {
      await modal.evaluate((element, value) => (element.dataset['size'] = value), size)
      await expect.poll(() => widthOf(modal), size).toBe(width)
    }
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 420, height: 800 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'People' }).click()
    await drawer.getByRole('link', { name: 'All people' }).click()
    await expect(page.getByRole('heading', { name: 'People' })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('[shell.docs] sections are folded but for the present one, and stay as each person leaves them', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    await page.goto('/users')
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    const section = (name: string) => navigation.getByRole('button', { name, exact: true })
    const expectOpen = (name: string, isOpen: boolean) =>
      expect(section(name)).toHaveAttribute('aria-expanded', String(isOpen))
    await expectOpen('People', true)
    await expectOpen('Projects', false)
    await expectOpen('Organizations', false)
    // Where the focus goes before it reaches the page. The bell comes after what surrounds it.
    await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
    let stops = 0
    do {
      await page.keyboard.press('Tab')
      stops++
    } while (!(await page.evaluate(() => document.activeElement?.closest('main') !== null)))
    expect(stops).toBeLessThanOrEqual(19)
    await section('Organizations').press('Enter')
    await section('People').press('Enter')
    await expectOpen('People', false)
    await page.reload()
    await expectOpen('Organizations', true)
    await navigation.getByRole('link', { name: 'All organizations' }).click()
    await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
    await expectOpen('People', false)
    await section('Organizations').press('Enter')
    await page.reload()
    await expectOpen('Organizations', true)
    await page.goto('/')
    await expectOpen('Organizations', false)
    await navigation.getByRole('button', { name: 'Language', exact: true }).focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('menuitem', { name: 'API reference' })).toBeVisible()
    const documents = page.getByRole('menuitem').filter({ has: page.locator('svg') })
    const addresses = await documents.evaluateAll((items) => items.map((item) => item.getAttribute('href')))
    expect(addresses.filter(Boolean)).toEqual(['/docs', '/api/docs', '/docs/command-line', '/docs/updates'])
    for (const address of addresses.filter(Boolean)) expect((await page.request.get(address!)).status()).toBe(200)
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  test('[shell.scroll] the keyboard can skip the navigation, and a new page starts at the top', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    await page.goto('/')
    await calm(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    await expect(main).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 240 })
    const scrolled = () => page.evaluate(() => window.scrollY + document.querySelector('main')!.scrollTop)
    await page.keyboard.press('End')
    await expect.poll(scrolled).toBeGreaterThan(0)
    await main.getByRole('link').first().press('Enter')
    await expect(page).not.toHaveURL('/')
    await expect.poll(scrolled).toBe(0)
  })

  test('a page that arrives takes the focus to its heading, but not from a field of it that someone types in', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    await page.goto('/')
    await calm(page)
    const goTo = (name: string) =>
      page.getByRole('link', { name, exact: true }).evaluate((link: HTMLElement) => link.click())
    const heading = page.getByRole('heading', { level: 1 })
    const home = (await heading.textContent()) ?? ''
    await goTo('Drafts to quote')
    await expect(page).not.toHaveURL('/')
    await expect(heading).toBeFocused()
    // A field that stays while the page beside it changes, as one of a page does that is drawn before it has arrived.
    await page.getByRole('main').evaluate((main) => {
      const field = document.createElement('input')
      field.ariaLabel = 'Draft'
      main.append(field)
      field.focus()
    })
    await page.keyboard.type('Beg')
    await goTo('Home')
    await expect(heading).toHaveText(home)
    await calm(page)
    await page.keyboard.type('un')
    await expect(page.getByRole('textbox', { name: 'Draft' })).toHaveValue('Begun')
  })
})

test.describe('errors', () => {
  for (const name of [null, 'manager2'] as const) {
    test(`[shell.notFound] an unknown address shows the 404 page to ${name ?? 'a visitor'}`, async ({
      page,
      signIn,
      team,
    }) => {
      if (name) await signIn(team[name])
      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
      await expect(page.getByText('Status 404')).toBeVisible()
      await expect(page).toHaveTitle('This page could not be found – Dragoman')
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(page).toHaveURL(name ? '/' : '/auth/login')
    })
  }

  test('the app reports a lost connection instead of reloading, and recovers', async ({
    page,
    context,
    signIn,
    complaints,
    team,
  }) => {
    await signIn(team.manager2)
    const hasAll = watchParts(page)
    await page.goto('/')
    await hasAll()
    await context.setOffline(true)
    await openSection(page, 'Organizations')
    await page.getByRole('link', { name: 'All organizations' }).click()
    await expect(page.getByRole('main').getByText('Can’t reach the server. Check your connection.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible()
    // Failed requests are on the console as well.
    complaints.length = 0
  })

  test('[error.500] [error.request] a page opened by its address leads home with a message if the server fails, and reloads do, too', async ({
    page,
    complaints,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    const failure = { status: 500, message: 'BW Error: It broke.', code: 'INTERNAL' }
    await page.route(/\/api\/v3\/user\?/, (route) => route.fulfill({ status: 500, json: failure }))
    const leadsHome = async () => {
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { name: 'Hello, Owen Baptiste' })).toBeVisible()
      await expect(page.getByText('It broke.', { exact: true })).toHaveCount(1)
    }
    await page.goto('/users')
    await leadsHome()
    await page.unrouteAll()
    await page.goto('/users')
    await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible()
    await page.route(/\/api\/v3\/user\?/, (route) => route.fulfill({ status: 500, json: failure }))
    await page.reload()
    await leadsHome()
    complaints.length = 0
  })

  test('[shell.errorPage] [error.middleware] a page that cannot be shown says why, with its status; that of an unknown person is not found', async ({
    page,
    complaints,
    signIn,
    team,
  }) => {
    await signIn(team.manager2)
    await page.goto('/users/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    const refusal = { message: 'This record is damaged.', code: 'DAMAGED' }
    await page.route('**/api/v3/user/*', (route) => route.fulfill({ status: 418, json: refusal }))
    await page.goto('/users/00000000-0000-4000-8000-000000000002')
    await expect(page.getByRole('main').getByText('This record is damaged.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Status 418')).toBeVisible()
    // An error in the page itself has no status of its own.
    await page.unrouteAll()
    await page.route('**/api/v3/user/*', (route) => route.fulfill({ json: null }))
    await page.goto('/users/00000000-0000-4000-8000-000000000001')
    await expect(page.getByRole('main').getByText('Status 500')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/')
    complaints.length = 0
  })
})

test.describe('people', () => {
  test('search, filters, sort order, and page are kept in the address', async ({ page, signIn, team }) => {
    await signIn(team.manager2)
    const state = () => Object.fromEntries(new URL(page.url()).searchParams)
    await page.goto('/users?roles=VENDOR&sort=name,desc')
    await expect.poll(state).toEqual({ filter: 'role:vendor', sort: 'name,desc' })
    const names = page.getByRole('rowheader')
    await expect(names.first()).toContainText('Olga Marchenko')
    await expect(page.getByRole('button', { name: 'Remove Role' })).toBeVisible()
    const line = page.getByRole('combobox', { name: /^Search by/ })
    await line.fill('lu')
    await expect.poll(state).toEqual({ filter: 'role:vendor', sort: 'name,desc', q: 'lu' })
    await expect(names).toHaveCount(1)
    await line.fill('nobody has this name')
    await expect(page.getByText('No results')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(page).toHaveURL('/users?sort=name,desc')
    await page.getByRole('button', { name: 'Name' }).click()
    await expect(page).toHaveURL('/users?sort=name,asc')
    await expect(names.first()).toContainText('Adaeze Obi')
  })

  test('an account administrator grants and revokes a permission, but not those of a role', async ({
    page,
    signIn,
    team,
  }) => {
    await signIn(team.accountadmin)
    await page.goto('/users?q=olga')
    await page.getByRole('link', { name: 'Olga Marchenko' }).click()
    await page.getByRole('link', { name: 'Permissions', exact: true }).click()
    await expect(page.getByRole('row', { name: /^View tasks/ })).toContainText('Allowed')
    await expect(page.getByRole('switch', { name: 'View tasks' })).toHaveCount(0)
    const grant = page.getByRole('switch', { name: 'View people' })
    const press = () => grant.press('Space')
    const saved = (method: string) =>
      page.waitForResponse(
        (answer) => answer.url().includes('/permission/grantee/') && answer.request().method() === method,
      )
    await expect(grant).not.toBeChecked()
    const granted = saved('POST')
    await press()
    await expect(grant).toBeChecked()
    await granted
    await page.reload()
    await expect(grant).toBeChecked()

    // Pressed again before that is saved, it ends as it was pressed last.
    const answer = Promise.withResolvers<void>()
    await page.route('**/permission/grantee/**', async (route) => {
      if (route.request().method() === 'DELETE') await answer.promise
      await route.continue()
    })
    await press()
    await expect(grant).not.toBeChecked()
    await press()
    await expect(grant).toBeChecked()
    const again = saved('POST')
    answer.resolve()
    await again
    await page.reload()
    await expect(grant).toBeChecked()
    const revoked = saved('DELETE')
    await press()
    await expect(grant).not.toBeChecked()
    await revoked
    await page.reload()
    await expect(page.getByRole('row', { name: /^View people/ })).toBeVisible()
    await expect(grant).not.toBeChecked()
  })

  test('a manager sees permissions, and is told why they cannot change them', async ({ page, signIn, team }) => {
    await signIn(team.manager2)
    await page.goto('/users?q=jonas')
    await page.getByRole('link', { name: 'Jonas Weber' }).click()
    await page.getByRole('link', { name: 'Permissions', exact: true }).click()
    await expect(page.getByText('Requires PERMISSION_grant')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'View people' })).toBeDisabled()
  })
})

test.describe('accessibility', () => {
  for (const [theme, locale] of looks) {
    test(`the sign-in page and that of an unknown address have no accessibility violations in ${theme}, ${locale}`, async ({
      page,
      baseURL,
    }) => {
      await dress(page, theme)
      await speak(page, locale, baseURL!)
      for (const path of ['/auth/login', '/nowhere']) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })
  }
})
