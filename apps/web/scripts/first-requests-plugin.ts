import type { Plugin, Rollup } from 'vite'
import { firstQuestions, type FirstQuestions } from './first-questions.ts'

/** The facts about the bundle for the page. Files are numbers of `files`, but for those of languages. */
interface FirstRequests {
  /** The words of areas, by languages. */
  words: Record<string, Record<string, string>>
  /** The files of the sign-in page. */
  signIn: string[]
  /** The files of the frame around every other page. */
  frame: string[]
  files: string[]
  /** The additional files of pages, by their paths, with `*` for the parts that differ. */
  pages: [path: string, files: number[]][]
  /** The requests of some pages to the server, by their addresses. */
  questions: Record<string, FirstQuestions>
}

/**
 * Runs in the page. The cookies and the stored profile are those of `locales.ts` and of the session: what it guesses
 * wrong is asked for later.
 */
const boot = `({ words, signIn, frame, files, pages, questions }) => {
  const read = (from) => {
    try {
      return from()
    } catch {
      // The browser keeps nothing for this page, or something else than what is expected.
    }
  }
  const { pathname, search } = location
  const cookie = (name) => read(() => document.cookie)?.match('(?:^|; )' + name + '=([^;]*)')?.[1]
  const isSignedIn = Number.parseInt(cookie('__Host-session_expires') ?? cookie('session_expires')) > Date.now()
  const profile = isSignedIn ? read(() => JSON.parse(localStorage.getItem('auth')).user.language) : undefined
  const locale = cookie('locale') ?? profile ?? 'en'
  const asked = !search && isSignedIn ? questions[pathname] : undefined
  if (isSignedIn) {
    const ask = (url) => fetch(url, { headers: { accept: 'application/json' } })
    const current = ask('/api/v3/auth/current')
    const known = read(() => JSON.parse(sessionStorage.getItem('security')))
    const who = known ? Promise.resolve(known) : current.then((answer) => answer.clone().json())
    window.firstAnswers = { '/api/v3/auth/current': current }
    for (const { url, roles } of asked?.data ?? [])
      window.firstAnswers[url] = who.then(({ authorities }) =>
        authorities.some((role) => roles.includes(role)) ? ask(url) : undefined,
      )
    for (const answer of Object.values(window.firstAnswers)) answer.catch(() => {})
    // What browsers know of numbers and days takes a slow phone a tenth of a second to read: now there is time.
    for (const kind of ['PluralRules', 'NumberFormat', 'DateTimeFormat', 'ListFormat', 'DisplayNames'])
      setTimeout(() => read(() => new Intl[kind](locale, { type: kind === 'DisplayNames' ? 'language' : undefined })))
  }
  const page = pages.find(([path]) => new RegExp('^' + path.replaceAll('*', '[^/]+') + '/?$').test(pathname))
  const code = isSignedIn ? [...frame, ...(page?.[1] ?? []).map((file) => files[file])] : signIn
  const areas = ['shell', ...(isSignedIn ? asked?.words ?? [] : ['login'])]
  for (const href of [...areas.map((area) => words[locale]?.[area]), ...code]) {
    if (!href) continue
    const link = document.createElement('link')
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload'
    if (href.endsWith('.css')) link.as = 'style'
    link.crossOrigin = ''
    link.href = '/' + href
    document.head.append(link)
  }
}`

/**
 * Has the page ask, before its first script is here, for what that script will ask for: the words of the language, who is
 * signed in, the code of the page at this address, or of the sign-in page for visitors who are not signed in, and what the
 * lists in `first-questions.ts` hold. Each of them would otherwise wait for the one before.
 */
export function firstRequestsPlugin(): Plugin {
  return {
    name: 'dragoman:first-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const script = `<script>(${boot})(${JSON.stringify(firstRequests(bundle))})</script>`
        // Before the styles, for which it would wait.
        return html.replace('<script type="module"', (tag) => `${script}\n    ${tag}`)
      },
    },
  }
}

function firstRequests(bundle: Rollup.OutputBundle): FirstRequests {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const filesOf = (modules: string[], known: readonly string[]) => {
    const found = modules.flatMap((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
      return chunk ? withImports(chunk, bundle) : []
    })
    return [...new Set(found)].filter((file) => !known.includes(file))
  }
  const routes = chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.includes('/src/routes/') && id.endsWith('?tsr-split=component'))
  const under = (folder: string) => routes.filter((id) => id.includes(`/src/routes/${folder}`))
  const entry = chunks.flatMap((chunk) => (chunk.isEntry ? withImports(chunk, bundle) : []))
  const frame = filesOf(under('_app.tsx'), entry)
  const signIn = filesOf([...under('_auth.tsx'), ...under('_auth/auth/login.tsx')], entry)
  if (frame.length === 0 || signIn.length === 0) throw new Error('There is no frame or no sign-in page in the bundle')
  const pages = under('_app/').map((id): [string, string[]] => {
    const layouts = under('_app/').filter((other) => id.startsWith(`${other.replace('.tsx?tsr-split=component', '')}/`))
    return [pathOf(id), filesOf([...layouts, id], [...entry, ...frame])]
  })
  const files = [...new Set(pages.flatMap(([, needed]) => needed))]
  return {
    words: wordsOf(chunks),
    questions: firstQuestions,
    signIn,
    frame,
    files,
    pages: pages
      .map(([path, needed]): [string, number[]] => [path, needed.map((file) => files.indexOf(file))])
      // Of two that fit, the plainer one comes first.
      .toSorted(([one], [other]) => one.split('*').length - other.split('*').length),
  }
}

/** `/projects/*` of `…/src/routes/_app/projects/$projectId/index.tsx?…`. */
function pathOf(id: string): string {
  const [, path = ''] = /\/_app(\/.*)\.tsx/.exec(id) ?? []
  return path.replace(/\/index$/, '').replaceAll(/\$\w*/g, '*')
}

/** A chunk's file and styles, with those of all that it cannot run without. */
function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const found = new Set([chunk])
  for (const { imports } of found) {
    for (const file of imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return [...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
}

/** The files of words that the document asks for, by languages and areas. */
function wordsOf(chunks: Rollup.OutputChunk[]): FirstRequests['words'] {
  const areas = new Set(['login', ...Object.values(firstQuestions).flatMap(({ words }) => words)])
  const shells = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const locale = /virtual:words\/(\w+)$/.exec(facadeModuleId ?? '')?.[1]
    return locale ? [[locale, fileName] as const] : []
  })
  if (shells.length === 0) throw new Error('There are no words in the bundle')
  return Object.fromEntries(
    shells.map(([locale, shell]) => {
      const files = [...areas].map((area): [string, string] => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${locale}/${area}.po`))
        if (!chunk) throw new Error(`There are no words of ${area} in ${locale}`)
        return [area, chunk.fileName]
      })
      return [locale, Object.fromEntries([['shell', shell], ...files])]
    }),
  )
}
