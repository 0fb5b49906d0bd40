import { i18n } from '@lingui/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Rich } from './Rich.tsx'

test('tags of a message become elements, and tags in a value stay text', () => {
  i18n.load('en', { 'shell.forbidden.text': ['It takes <code>', ['permissions'], '</code>.'] })
  i18n.activate('en')
  const render = (permissions: string) =>
    renderToStaticMarkup(
      <Rich id="shell.forbidden.text" values={{ permissions }} tags={{ code: (text) => <code>{text}</code> }} />,
    )
  expect(render('USER_list')).toBe('It takes <code>USER_list</code>.')
  expect(render('<code>x</code>')).toBe('It takes <code>&lt;code&gt;x&lt;/code&gt;</code>.')
})
