import { expect, it } from 'vitest'
import { hostInfo, isAccountHost } from './host.ts'

it.each([
  ['localhost', 'localhost', false],
  ['localhost:4400', 'localhost', false],
  ['LOCALHOST', 'localhost', false],
  ['127.0.0.1:80', 'localhost', false],
  ['[::1]:4400', 'localhost', false],
  ['acme.localhost', 'localhost', false],
  ['demo.example.com', 'stage', false],
  ['app-demo.example.com', 'stage', false],
  ['stage.example.com', 'stage', false],
  ['app.staging.example.com', 'stage', false],
  ['devops.example.com', 'devops', false],
  ['app.devops.example.com', 'devops', false],
  ['app.example.com', 'prod', false],
  ['eu.app.example.com', 'prod', false],
  ['acme.example.com', 'prod', true],
  ['democracy.example.com', 'prod', true],
  ['localhost.example.com', 'prod', true],
])('[host.kind] the host %s is of kind %s, with a subdomain: %s', (host, kind, isSubdomain) => {
  expect(hostInfo(host)).toEqual({ kind, isSubdomain })
})

it.each([
  ['acme.example.com', true],
  ['ACME.localhost:4400', true],
  ['localhost', false],
  ['127.0.0.1', false],
  ['app.example.com', false],
  ['acme.stage.example.com', false],
  ['devops.example.com', false],
])('[host.kind] the host %s can be that of an account: %s', (host, expected) => {
  expect(isAccountHost(host)).toBe(expected)
})
