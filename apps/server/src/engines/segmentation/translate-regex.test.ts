import { expect, test } from 'vitest'
import { translateRegex } from './translate-regex.ts'

const compile = (source: string) => new RegExp(`^(?:${translateRegex(source)})$`, 'v')

test.each<[string, string[], string[]]>([
  ['abc', ['abc'], ['ab', 'ABC']],
  ['a|bc', ['a', 'bc'], ['ac']],
  ['[a-c]+', ['abc'], ['d', '']],
  ['[^a-c]', ['d', '-'], ['b']],
  ['[]a]', [']', 'a'], ['b']],
  ['[a-]', ['a', '-'], ['b']],
  ['[-a]', ['a', '-'], ['b']],
  ['[.?!(){}/|&]', ['.', '?', '!', '(', '}', '/', '|', '&'], ['a']],
  ['[\\[\\]\\-^]', ['[', ']', '-', '^'], ['a']],
  ['[a-z&&[^aeiou]]', ['b', 'z'], ['a', 'e', 'B']],
  ['[\\p{L}&&[\\p{Lu}]]', ['A', 'Ж'], ['a', '1']],
  ['[[a-f]--[c]]', ['a', 'f'], ['c', '-']],
  ['[[:upper:][:digit:]]', ['A', '5'], ['a']],
  ['[[:^alpha:]]', ['1', ' '], ['a']],
  ['[a[bc]d]', ['a', 'b', 'c', 'd'], ['e']],
  ['\\p{Lu}\\p{Ll}*', ['Ärger', 'A'], ['ärger']],
  ['\\pL\\PL', ['a1'], ['1a']],
  ['\\P{^L}', ['a'], ['1']],
  ['\\p{IsLatin}+', ['abc'], ['где']],
  ['\\p{script=Greek}', ['α'], ['a']],
  ['\\p{IsAlphabetic}', ['a', '字'], ['1']],
  ['\\p{javaLowerCase}', ['a'], ['A']],
  ['\\p{Punct}', ['.', '。', '؟'], ['a']],
  ['\\p{White_Space}', [' ', '\u00a0'], ['a']],
  ['\\d+', ['12', '٣'], ['a']],
  ['\\w+', ['naïve', '字'], ['a b']],
  ['\\h', [' ', '\t', '\u3000'], ['\n']],
  ['\\R', ['\r\n', '\n', '\u2028'], ['a']],
  ['\\x41\\x{1F600}\\u0042\\U00000043\\07', ['A😀BC\u0007'], ['A']],
  ['\\Qa.b*c\\E+', ['a.b*c'], ['axb*c', 'a.bbc']],
  ['\\bA\\b', ['A'], ['B']],
  ['(?i)abc', ['ABC', 'abc'], ['abd']],
  ['a(?i)b|c', ['ab', 'aB', 'C'], ['AB', 'aC']],
  ['(?i:a)b', ['Ab', 'ab'], ['AB']],
  ['(?-i)a', ['a'], ['A']],
  ['(?u)a', ['a'], ['A']],
  ['(?<year>\\d{4})', ['2024'], ['24']],
  ['(a)(?:b)(?=c)c', ['abc'], ['abd']],
  ['a(?#said in passing)b', ['ab'], ['a']],
  ['a{2}b{1,}c{0,1}?', ['aab', 'aabbc'], ['ab']],
  ['a{', ['a{'], ['a']],
  ['\\.\\?\\-\\/\\#', ['.?-/#'], ['a']],
  ['.', ['a', '😀'], ['\n']],
  ['(?s).', ['\n'], ['']],
  ['\\s', [' ', '\u00a0', '\n'], ['a']],
  ['😀+', ['😀😀'], ['😀a']],
])('%s', (source, matches, others) => {
  const pattern = compile(source)
  expect(matches.filter((text) => !pattern.test(text))).toEqual([])
  expect(others.filter((text) => pattern.test(text))).toEqual([])
})

test.each<[string, string]>([
  ['a++', 'possessive quantifier (++), at character 3'],
  ['(?>a)', 'atomic group (?>…), at character 1'],
  ['(a)\\1', 'reference back to a group (\\1), at character 4'],
  ['\\k<a>', 'reference back'],
  ['\\X', 'grapheme cluster'],
  ['\\G', 'end of the previous match'],
  ['\\N{DIGIT ONE}', 'by its name'],
  ['(?x)a', 'flag x'],
  ['\\p{InBasicLatin}', 'property \\p{InBasicLatin}'],
  ['\\p{Klingon}', 'property \\p{Klingon}'],
  ['\\p{constructor}', 'property \\p{constructor}'],
  ['[a', 'set without an end'],
  ['(a', 'group without an end'],
  ['a)', 'closing parenthesis'],
  ['*a', 'quantifier of nothing'],
  ['a\\', 'backslash at the end'],
  ['\\y', 'escape \\y'],
  ['\\x{110000}', 'beyond Unicode'],
  ['[a-\\d]', 'range that ends with a set'],
  ['(?P<a>b)', 'group'],
])('%s is refused by name and place', (source, reason) => {
  expect(() => translateRegex(source)).toThrow(reason)
})
