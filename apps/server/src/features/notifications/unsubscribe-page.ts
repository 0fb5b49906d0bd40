import { directionOf } from '@dragoman/sdk/direction'
import { escaped } from '../../kernel/mail/compose.ts'
import { wordsIn } from '../../kernel/words/words.ts'

/** A page of its own, since who follows a link in an email may not be signed in: a sentence, and perhaps a button. */
export function unsubscribePage(language: string, text: string, { button = false } = {}): Response {
  const say = wordsIn(language)
  const title = say('notices.off.title')
  const form = button ? `<form method="post"><button>${escaped(say('notices.off.title'))}</button></form>` : ''
  const html = [
    `<!doctype html><html lang="${escaped(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)} – Dragoman</title></head><body><main><h1>${escaped(title)}</h1>`,
    `<p>${escaped(text)}</p>${form}<p><a href="/users/profile?tab=preferences">${escaped(say('notices.settings'))}</a></p></main></body></html>`,
  ].join('')
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } })
}
