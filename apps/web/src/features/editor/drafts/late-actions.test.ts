import { expect, test } from 'vitest'
import { lateActions } from './late-actions.ts'

test('the last request is carried out once the actions are here, unless it is taken back', () => {
  const done: string[] = []
  const say = (word: string) => (actions: { say: (word: string) => void }) => actions.say(word)
  const late = lateActions<{ say: (word: string) => void }>()
  late.ask(say('first'))
  late.ask(say('second'))
  late.current = { say: (word) => void done.push(word) }
  expect(done).toEqual(['second'])
  late.current = null
  late.ask(say('taken back'))
  late.forget()
  late.current = { say: (word) => void done.push(word) }
  late.ask(say('now'))
  expect(done).toEqual(['second', 'now'])
})
