import { nextMoment } from './content-peer.ts'

interface Block {
  tag: string
  text: string
}
interface Item {
  title: string
  version: string
  /** By language. */
  texts: Map<string, Block[]>
}

const blocksOf = (html: string): Block[] =>
  [...html.matchAll(/<(h2|p)>([\s\S]*?)<\/\1>/g)].map(([, tag = 'p', text = '']) => ({ tag, text }))

/** Content of systems that hold texts rather than pages: each block of HTML is one of them. */
export class TextStore {
  readonly source = 'en'
  readonly items = new Map<string, Item>()

  add(title: string, html: string): string {
    const key = `text${this.items.size + 1}`
    this.items.set(key, { title, version: '', texts: new Map() })
    this.set(key, this.source, html)
    return key
  }

  set(key: string, code: string, html: string): void {
    this.keep(key, code, blocksOf(html))
  }

  /** The texts of a language by their numbers. */
  texts(key: string, code: string): Record<string, string> {
    const blocks = this.items.get(key)?.texts.get(code) ?? []
    return Object.fromEntries(blocks.map(({ text }, at) => [String(at + 1), text]))
  }

  /** Changes some texts of a language. */
  write(key: string, code: string, texts: Readonly<Record<string, string>>): void {
    const { texts: all } = this.items.get(key)!
    const numbered = all.get(this.source)!.map(({ tag }, at) => {
      const there = all.get(code)?.[at]
      return { tag: there?.tag ?? tag, text: texts[String(at + 1)] ?? there?.text ?? '' }
    })
    this.keep(key, code, numbered)
  }

  html(key: string, code: string): string | undefined {
    const blocks = this.items.get(key)?.texts.get(code)
    return blocks?.map(({ tag, text }) => `<${tag}>${text}</${tag}>`).join('\n')
  }

  /** Pieces of content, translations among them. */
  count(): number {
    return [...this.items.values()].reduce((sum, { texts }) => sum + texts.size, 0)
  }

  private keep(key: string, code: string, blocks: Block[]): void {
    const item = this.items.get(key)!
    item.texts.set(code, blocks)
    item.version = nextMoment().toISOString()
  }
}
