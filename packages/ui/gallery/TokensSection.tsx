import sheet from '../src/tokens.css?raw'

/** The tokens that the style sheet declares for the light theme, by the beginning of their names. */
const declared = [...new Set([...sheet.matchAll(/^ {4}--([\w-]+): ([^;]+);/gm)].map(([, name]) => name!))]

const isColor = (name: string) => /#|rgb/.test(valueOf(name))
const valueOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)![1]!
const named = (beginning: string) => declared.filter((name) => name.startsWith(beginning))
const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 4 } as const

/** Every color, distance, corner, shadow, and type style of `tokens.css`, without names: a change of any shows. */
export function TokensSection() {
  return (
    <section data-picture="tokens" style={{ display: 'grid', gap: 12, padding: 16, inlineSize: 640 }}>
      <div style={line}>
        {declared
          .filter((name) => isColor(name) && !name.startsWith('shadow'))
          .map((name) => (
            <div key={name} style={{ inlineSize: 24, blockSize: 24, background: `var(--${name})` }} />
          ))}
      </div>
      <div style={line}>
        {named('space').map((name) => (
          <div key={name} style={{ inlineSize: `var(--${name})`, blockSize: 8, background: 'var(--accent)' }} />
        ))}
      </div>
      <div style={{ ...line, gap: 24 }}>
        {[...named('radius'), ...named('shadow')].map((name) => (
          <div
            key={name}
            style={{
              inlineSize: 40,
              blockSize: 40,
              background: 'var(--surface)',
              border: '1px solid var(--border-strong)',
              borderRadius: name.startsWith('radius') ? `var(--${name})` : undefined,
              boxShadow: name.startsWith('shadow') ? `var(--${name})` : undefined,
            }}
          />
        ))}
      </div>
      {named('type')
        .filter((name) => name !== 'type-mono')
        .map((name) => (
          <div key={name} style={{ font: `var(--${name})` }}>
            Twelve segments, 1,204 words
          </div>
        ))}
    </section>
  )
}
