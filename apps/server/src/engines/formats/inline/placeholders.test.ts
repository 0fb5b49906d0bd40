import { describe, expect, test } from 'vitest'
import { formatOfFlags } from './format-flags.ts'
import { tokenizeText } from './placeholders.ts'
import { encodeTargetTokens, encodeTokens, restoreCodes, type Token } from './tokens.ts'

const all = { placeholders: true, html: true, tagRegex: undefined }

function encoded(text: string): string {
  return encodeTokens(tokenizeText(text, all)).text
}

describe('tokenizeText', () => {
  test.each([
    ['%s', '⟦1/⟧'],
    ['%1$s of %2$d', '⟦1/⟧ of ⟦2/⟧'],
    ['%(name)s and %(count)d', '⟦1/⟧ and ⟦2/⟧'],
    ['%-10.2f %+d %05d %lu %lld', '⟦1/⟧ ⟦2/⟧ ⟦3/⟧ ⟦4/⟧ ⟦5/⟧'],
    ['%@ %1$@', '⟦1/⟧ ⟦2/⟧'],
    ['%dpx', '⟦1/⟧px'],
    ['%count% of %user.name%, %s-%s, %ld%, %d%', '⟦1/⟧ of ⟦2/⟧, ⟦3/⟧-⟦4/⟧, ⟦5/⟧%, ⟦6/⟧%'],
    ['%1 of %L2 in %#@files@, %10$s, 5%', '⟦1/⟧ of ⟦2/⟧ in ⟦3/⟧, ⟦4/⟧, 5%'],
    ['{% if user %}Hi{% endif %} <%= name %>', '⟦1/⟧Hi⟦2/⟧ ⟦3/⟧'],
    ['a<!-- b - c -->d<!--e', 'a⟦1/⟧d<!--e'],
    ['%1$sseconds, %2$@times, %(count)sitems', '⟦1/⟧seconds, ⟦2/⟧times, ⟦3/⟧items'],
    ['%<PRIuMAX> of %5<PRId64>, %<count>d, %<price>.2f', '⟦1/⟧ of ⟦2/⟧, ⟦3/⟧, ⟦4/⟧'],
    ['50%<b>d</b>, 50%<br>d', '50%⟦1⟧d⟦/1⟧, 50%⟦2/⟧d'],
    ['in %0 or %1, not 100%0.5', 'in ⟦1/⟧ or ⟦2/⟧, not 100%0.5'],
    ['Hi $USER$, US$ and AU$, $5$', 'Hi ⟦1/⟧, US$ and AU$, $5$'],
    ['100 % sure, 100% of it, 50%', '100 % sure, 100% of it, 50%'],
    ['100%%s', '100%%s'],
    ['{name} {0} {count:n2} {user.name}', '⟦1/⟧ ⟦2/⟧ ⟦3/⟧ ⟦4/⟧'],
    ['{{count}} {{ user.name }} ${x} %{y} #{z}', '⟦1/⟧ ⟦2/⟧ ⟦3/⟧ ⟦4/⟧ ⟦5/⟧'],
    ["{} of {:.2f}, { } {a b c} me{'@'}x", '⟦1/⟧ of ⟦2/⟧, { } {a b c} me⟦3/⟧x'],
    ['Hi, :name! (:count) ":UserName" :smile: :ab.b :first :last.', 'Hi, ⟦1/⟧! (⟦2/⟧) "⟦3/⟧" ⟦4/⟧ ⟦5/⟧.b ⟦6/⟧ ⟦7/⟧.'],
    ['<a href=":url">:name</a>|:count apples', '⟦1⟧⟦2/⟧⟦/1⟧|⟦3/⟧ apples'],
    [
      'At 10:30: http://x.y:80/:id, Kolleg:innen :) :D a::b :x/y',
      'At 10:30: http://x.y:80/:id, Kolleg:innen :) :D a::b :x/y',
    ],
    ['@:common.title. and @.lower:(a.b) me@x.y: yes', '⟦1/⟧. and ⟦2/⟧ me@x.y: yes'],
    [
      '{0,choice,0#no <b>files</b>|1#one|1<are {0,number,integer} (a|b)} in {1}',
      '⟦1/⟧no ⟦2⟧files⟦/2⟧⟦3/⟧one⟦4/⟧are ⟦5/⟧ (a|b)⟦6/⟧ in ⟦7/⟧',
    ],
    ['a choice, {0,choice,0#no|1#one', 'a choice, {0,choice,0#no|1#one'],
    ['$t(menu.file)', '⟦1/⟧'],
    ['<b>x</b>', '⟦1⟧x⟦/1⟧'],
    ['<0>x <1/></0>', '⟦1⟧x ⟦2/⟧⟦/1⟧'],
    ['a<br>b<br/>c', 'a⟦1/⟧b⟦2/⟧c'],
    ['<a href="{url}">{x}</a>', '⟦1⟧⟦2/⟧⟦/1⟧'],
    ['<b>x<i>y</b>z</i>', '⟦1⟧x⟦2/⟧y⟦/1⟧z⟦3/⟧'],
    ['a < b > c, 1<2', 'a < b > c, 1<2'],
    ['<!-- c -->x', '⟦1/⟧x'],
    ['<none>', '<none>'],
    ['<Choose a country>, <New>, <a country>', '<Choose a country>, <New>, <a country>'],
    ['List<String> of <me@x.org> at <https://x.org>', 'List<String> of <me@x.org> at <https://x.org>'],
    ['Select <b>a</b> <country>', 'Select ⟦1⟧a⟦/1⟧ <country>'],
    ['<link>x</link> <Icon/> <0>y</0> <1>', '⟦1⟧x⟦/1⟧ ⟦2/⟧ ⟦3⟧y⟦/3⟧ <1>'],
    ['<user-card name="x"> <input disabled> <a {attributes}>', '⟦1/⟧ ⟦2/⟧ ⟦3/⟧'],
    ['</p>x<p>', '⟦1/⟧x⟦2/⟧'],
    ['<%s> <Choose %s>', '<⟦1/⟧> ⟦2/⟧'],
    ['A&nbsp;B &amp; C &#8230; &#xA0; AT&T; &', 'A⟦1/⟧B ⟦2/⟧ C ⟦3/⟧ ⟦4/⟧ AT&T; &'],
    ['⟦1⟧', '⟦1/⟧1⟦2/⟧'],
    ['\u0007bell', '⟦1/⟧bell'],
  ])('%s', (text, expected) => {
    expect(encoded(text)).toBe(expected)
  })

  test.each([
    '%'.repeat(50_000),
    '{'.repeat(50_000),
    '<a '.repeat(20_000),
    '<!--'.repeat(50_000),
    '</a'.repeat(50_000),
    '<a b'.repeat(50_000),
    '&a'.repeat(50_000),
    '{%'.repeat(50_000),
    '%a'.repeat(50_000),
    `%${'1'.repeat(50_000)}`,
    '<b>'.repeat(20_000),
    '</b>'.repeat(20_000),
    '{0,choice,0#'.repeat(50_000),
    ' :a'.repeat(50_000),
    '@:a.'.repeat(50_000),
  ])('takes no more than linear time (%#)', (text) => {
    const before = process.threadCpuUsage()
    encoded(text)
    const microseconds = process.threadCpuUsage(before).user
    expect(microseconds).toBeLessThan(1_000_000)
  })

  test.each<[string, string, string]>([
    ['c-format', '%sinfo: %dminutes, %<PRIuMAX> of %5<PRIu32>', '⟦1/⟧info: ⟦2/⟧minutes, ⟦3/⟧ of ⟦4/⟧'],
    ['c-format', "%%s, %-*.*s, %'d, %1$s%2$m, 50 % done", '%%s, ⟦1/⟧, ⟦2/⟧, ⟦3/⟧⟦4/⟧, 50 % done'],
    ['no-c-format', '50%done, 5%s {x}', '50%done, 5%s ⟦1/⟧'],
    ['objc-format', '%@times', '⟦1/⟧times'],
    ['python-format', '%sitems of %(all)ditems', '⟦1/⟧items of ⟦2/⟧items'],
    ['python-brace-format', '{{x}} {name!r:>{width}} {}', '{{x}} ⟦1/⟧ ⟦2/⟧'],
    ['c++-format', '{:02x}{}', '⟦1/⟧⟦2/⟧'],
    ['csharp-format', '{{0}} {0,-5:N2} {name}', '{{0}} ⟦1/⟧ ⟦2/⟧'],
    ['java-printf-format', '%1$tYyears %,ditems', '⟦1/⟧years ⟦2/⟧items'],
    ['javascript-format', '%jtext', '⟦1/⟧text'],
    ['php-format', "%'*10stext %05.1ftext", '⟦1/⟧text ⟦2/⟧text'],
    ['perl-brace-format', '{count}', '⟦1/⟧'],
    ['sh-format', '$count of ${all}', '⟦1/⟧ of ⟦2/⟧'],
    ['ruby-format', '%<b>d %<count>dtimes %{name}', '⟦1/⟧ ⟦2/⟧times ⟦3/⟧'],
    ['go-format', '%[1]vtext %+vtext', '⟦1/⟧text ⟦2/⟧text'],
    ['object-pascal-format', '%0:stext', '⟦1/⟧text'],
    ['qt-plural-format', '%n of %L1', '⟦1/⟧ of ⟦2/⟧'],
    ['boost-format', '%1%st', '⟦1/⟧st'],
    ['gcc-internal-format', '%qDname %<x%>', '⟦1/⟧name ⟦2/⟧x⟦3/⟧'],
    ['lisp-format', '~~ ~a and ~5,2f', '~~ ⟦1/⟧ and ⟦2/⟧'],
  ])('of a text with the flag %s', (flag, text, expected) => {
    expect(encodeTokens(tokenizeText(text, { ...all, ...formatOfFlags([flag]) })).text).toBe(expected)
  })

  test.each(['c', 'python', 'python-brace', 'ruby', 'php', 'lisp', 'boost', 'gcc-internal', 'csharp'])(
    'reading a flag takes linear time at most: %s',
    (name) => {
      const before = process.threadCpuUsage()
      for (const piece of ['%', '{', '{:', '~', '%<', "%'", '% ', '%1', '{0,', '{a:{b}'])
        tokenizeText(piece.repeat(20_000), { ...all, ...formatOfFlags([`${name}-format`]) })
      expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000)
    },
  )

  test('in prose a colon before a word is none', () => {
    expect(encodeTokens(tokenizeText('Take :flour and {name}', { ...all, prose: true })).text).toBe(
      'Take :flour and ⟦1/⟧',
    )
  })

  test('can be switched off', () => {
    expect(
      tokenizeText('%s <b> :name {0,choice,0#x}', { placeholders: false, html: false, tagRegex: undefined }),
    ).toHaveLength(1)
  })
})

describe('codes of a translation', () => {
  const source = encodeTokens(tokenizeText('Hello <b>{name}</b>, %s', all))
  test.each([
    ['%s: <b>{name}</b>', '⟦3/⟧: ⟦1⟧⟦2/⟧⟦/1⟧', 3],
    ['{name}', '⟦2/⟧', 3],
    ['{name} {name} {other}', '⟦2/⟧ ⟦4/⟧ ⟦5/⟧', 5],
  ])('%s gets the numbers of the source', (target, text, codes) => {
    const result = encodeTargetTokens(tokenizeText(target, all), source)
    expect(result.text).toBe(text)
    expect(result.codes).toHaveLength(codes)
  })
})

describe('restoreCodes', () => {
  const tokens: Token[] = tokenizeText('<b>{x}</b> <i>y</i>', all)
  const { codes } = encodeTokens(tokens)
  test.each([
    ['⟦1⟧⟦2/⟧⟦/1⟧ ⟦3⟧y⟦/3⟧', '<b>{x}</b> <i>y</i>'],
    ['⟦3⟧a⟦1⟧b⟦/1⟧⟦/3⟧', '<i>a<b>b</b></i>'],
    ['⟦1⟧a⟦3⟧b⟦/1⟧c⟦/3⟧', '<b>ab</b>c'],
    ['⟦1⟧a', 'a'],
    ['a⟦/1⟧', 'a'],
    ['⟦1⟧a⟦/1⟧⟦1⟧b⟦/1⟧', '<b>a</b>b'],
    ['⟦1/⟧⟦9/⟧⟦2⟧', ''],
    ['⟦2/⟧⟦2/⟧', '{x}{x}'],
  ])('%s', (text, expected) => {
    const restored = restoreCodes(text, codes, 'standalone')
    expect(restored.map((part) => (part.kind === 'text' ? part.text : part.native)).join('')).toBe(expected)
  })

  test('a code is not repeated where it must not be', () => {
    expect(restoreCodes('⟦2/⟧⟦2/⟧', codes, 'never')).toHaveLength(1)
  })
})
