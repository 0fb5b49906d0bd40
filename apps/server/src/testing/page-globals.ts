import { memoryStorage } from '@dragoman/sdk/session-storage'

// The globals of a page that Node lacks and the code of documents needs: cookies for the origin that `PAGE` names,
// storages, and a `prompt` that returns the next of `ANSWERS`. Going to another page ends the program, as does an
// alert.

const { PAGE = '', ANSWERS = '' } = process.env
const answers = ANSWERS.split(',').values()
const cookies = new Map<string, string>()
const send = globalThis.fetch

globalThis.fetch = async (url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('Origin', PAGE)
  headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
  const response = await send(new URL(String(url), PAGE), { ...init, headers })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
  return response
}

function end(text: string): void {
  console.log(text)
  process.exit()
}

Object.assign(globalThis, {
  localStorage: memoryStorage(),
  sessionStorage: memoryStorage(),
  document: {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
  },
  location: { assign: (address: string) => end(`goes to ${address}`) },
  prompt: () => answers.next().value,
  confirm: () => true,
  alert: end,
})
