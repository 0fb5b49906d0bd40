import type { Plugin, Rollup } from 'vite'

/** Runs in the page. The cookies are those of `locales.ts` and of the session: what it guesses wrong is asked for later. */
const boot = `(words, signIn) => {
  let cookies = ''
  try {
    cookies = document.cookie
  } catch {
    // They are blocked.
  }
  const cookie = (name) => cookies.match('(?:^|; )' + name + '=([^;]*)')?.[1]
  const isSignedIn = Boolean(cookie('session_expires'))
  // Without a choice, a person's profile decides.
  const [shell, login] = words[cookie('locale')] ?? (isSignedIn ? [] : words.en)
  for (const href of isSignedIn ? [shell].filter(Boolean) : [shell, login, ...signIn]) {
    const link = document.createElement('link')
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload'
    if (href.endsWith('.css')) link.as = 'style'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}`

/**
 * Has the page ask, before its first script is here, for what that script will ask for: the words of the language, and
 * the sign-in page for visitors who are not signed in. Each of them would otherwise wait for the one before.
 */
export function firstRequestsPlugin(): Plugin {
  return {
    name: 'dragoman:first-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const script = `<script>(${boot})(${JSON.stringify(wordsOf(chunks))},${JSON.stringify(signInOf(chunks))})</script>`
        // Before the styles, for which it would wait.
        return html.replace('<script type="module"', (tag) => `${script}\n    ${tag}`)
      },
    },
  }
}

/** The files of the shell's and of the sign-in page's words, by languages. */
function wordsOf(chunks: Rollup.OutputChunk[]): Record<string, string[]> {
  const shells = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const locale = /virtual:words\/(\w+)$/.exec(facadeModuleId ?? '')?.[1]
    return locale ? [[locale, fileName] as const] : []
  })
  if (shells.length === 0) throw new Error('There are no words in the bundle')
  return Object.fromEntries(
    shells.map(([locale, shell]) => {
      const login = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${locale}/login.po`))
      if (!login) throw new Error(`There are no words for signing in in ${locale}`)
      return [locale, [`/${shell}`, `/${login.fileName}`]]
    }),
  )
}

/** The script of the sign-in page and its styles. */
function signInOf(chunks: Rollup.OutputChunk[]): string[] {
  const route = chunks.find(({ facadeModuleId }) => /_auth\/auth\/login\.tsx\?/.test(facadeModuleId ?? ''))
  const shared = chunks.find(({ name, facadeModuleId }) => name === 'login' && !facadeModuleId?.endsWith('.po'))
  const found = [...new Set([route, shared])].filter((chunk) => chunk !== undefined)
  if (found.length === 0) throw new Error('There is no sign-in page in the bundle')
  return found.flatMap(({ fileName, viteMetadata }) => [
    `/${fileName}`,
    ...[...(viteMetadata?.importedCss ?? [])].map((css) => `/${css}`),
  ])
}
