import { html, type Html } from './html.ts'

const pattern =
  /(\/\/[^\n]*)|('[^'\n]*')|\b(import|from|const|let|await|for|of|if|else|return|throw|try|catch|new|typeof|async|function)\b/g

/** TypeScript with its comments, strings and keywords marked. */
export function highlight(code: string): Html {
  const parts: (Html | string)[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    parts.push(code.slice(end, match.index))
    const [text, comment, string] = match
    parts.push(html`<span class="${comment ? 'comment' : string ? 'string' : 'keyword'}">${text}</span>`)
    end = match.index + text.length
  }
  return html`${[...parts, code.slice(end)]}`
}
