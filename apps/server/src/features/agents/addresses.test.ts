import { expect, it } from 'vitest'
import { isRegistered, redirectProblem } from './addresses.ts'

const registered = ['https://agent.example/back?a=1', 'http://127.0.0.1:5000/back', 'com.example.app:/back']

it.each([
  ['https://agent.example/back?a=1', true],
  ['https://agent.example/back', false],
  ['https://agent.example/back?a=1&b=2', false],
  ['https://agent.example:444/back?a=1', false],
  ['https://agent.example.evil.example/back?a=1', false],
  ['http://127.0.0.1:61234/back', true],
  ['http://127.0.0.1:61234/other', false],
  ['http://localhost:5000/back', false],
  ['https://127.0.0.1:5000/back', false],
  ['http://127.0.0.1:5000/back#x', false],
  ['com.example.app:/back', true],
  ['com.example.app:/back/on', false],
])('%s is an address of the program: %s', (address, is) => {
  expect(isRegistered(registered, address)).toBe(is)
})

it.each([
  ['https://agent.example/back', true],
  ['http://localhost:1/back', true],
  ['http://[::1]/back', true],
  ['com.example.app://back', true],
  ['cursor://anysphere.cursor-mcp/oauth/callback', true],
  ['search-ms:query=x', false],
  ['java\tscript:alert(1)', false],
  [' https://agent.example/back', false],
  ['http://agent.example/back', false],
  ['http://10.0.0.1/back', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['https://user:secret@agent.example/', false],
  ['https://agent.example/#part', false],
  ['nonsense', false],
  [`https://agent.example/${'x'.repeat(2000)}`, false],
])('a program may register %s: %s', (address, may) => {
  expect(redirectProblem(address) === undefined).toBe(may)
})
