import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { problemsOf, real } from './testing/problems-of.ts';

const client = { OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' };

test.each([
  ['AI_BASE_URL', 'http://localhost:3001/ai/v1', 'ai'],
  ['SMTP_URL', 'smtp://127.0.0.1:1025', 'mail'],
  ['OIDC_ISSUER', 'http://[::1]:3001/identity', 'identity'],
  ['PAYMENT_BASE_URL', 'http://localhost:3001/payments', 'payments'],
])('production refuses the address of the sandbox written out in %s', (name, address, service) => {
  expect(problemsOf(real)).toEqual([]);
  const written = { ...real, ...client, [name]: address };
  expect(problemsOf(written)).toEqual([
    `${name} is the address of the sandbox; name the real one, or ALLOW_SANDBOX=${service}`,
  ]);
  expect(problemsOf({ ...written, ALLOW_SANDBOX: service })).toEqual([]);
  expect(problemsOf({ ...written, SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '4025' })).toEqual([]);
});

test('production sends nobody and no key over a network in the clear', () => {
  const addresses = { OIDC_ISSUER: 'http://idp.example', PAYMENT_BASE_URL: 'http://gateway.example' };
  expect(problemsOf({ ...real, ...client, ...addresses })).toEqual([
    'OIDC_ISSUER is "http://idp.example", but production needs an https address',
    'PAYMENT_BASE_URL is "http://gateway.example", but production needs an https address',
  ]);
  const here = { OIDC_ISSUER: 'http://127.0.0.1:8080', PAYMENT_BASE_URL: 'http://localhost:8081' };
  expect(problemsOf({ ...real, ...client, ...here })).toEqual([]);
});

test.each([
  ['AI_BASE_URL', 'http://sandbox:3001/ai/v1', 'ai'],
  ['AI_BASE_URL', 'https://sandbox.example:3001/ai/v1', 'ai'],
  ['SMTP_URL', 'smtp://sandbox:1025', 'mail'],
  ['OIDC_ISSUER', 'http://sandbox.example:3001/identity', 'identity'],
  ['PAYMENT_BASE_URL', 'http://10.0.0.7:3001/payments', 'payments'],
])('production refuses %s on another machine where it is the sandbox’s: %s', (name, address, service) => {
  const elsewhere = { ...real, ...client, [name]: address };
  expect(problemsOf(elsewhere)).toEqual([
    `${name} is the address of the sandbox; name the real one, or ALLOW_SANDBOX=${service}`,
  ]);
  expect(problemsOf({ ...elsewhere, ALLOW_SANDBOX: service })).toEqual([]);
  const { sandboxed, usesSandbox } = readConfig({ ...elsewhere, ALLOW_SANDBOX: service });
  expect([sandboxed, usesSandbox]).toEqual([[service], false]);
});

test.each([
  ['AI_BASE_URL', 'https://gateway.example/ai/v1'],
  ['AI_BASE_URL', 'https://models.example:3001/v1'],
  ['AI_BASE_URL', 'https://models.example:3001/ailab/v1'],
  ['SMTP_URL', 'smtp://relay.example:2525'],
  ['OIDC_ISSUER', 'https://login.example/identity'],
  ['PAYMENT_BASE_URL', 'https://gateway.example/payments'],
])('%s on another machine is real where only its path or its port is the sandbox’s: %s', (name, address) => {
  const elsewhere = { ...real, ...client, [name]: address };
  expect(problemsOf(elsewhere)).toEqual([]);
  expect(readConfig(elsewhere).sandboxed).toEqual([]);
});

test.each([
  ['AI_MODEL', 'genie-offline', 'ai'],
  ['OIDC_CLIENT_SECRET', 'genie-sandbox-secret', 'identity'],
  ['PAYMENT_API_KEY', 'c2FuZGJveDpzYW5kYm94LWtleQ==', 'payments'],
  ['PAYMENT_WEBHOOK_SECRET', 'sandbox-webhook-secret-of-a-demo', 'payments'],
])('production refuses %s as the sandbox has it, behind whatever address', (name, value, service) => {
  const borrowed = { ...real, ...client, [name]: value };
  expect(problemsOf(borrowed)).toEqual([
    `${name} is that of the sandbox; set your own, or ALLOW_SANDBOX=${service}`,
  ]);
  expect(problemsOf({ ...borrowed, ALLOW_SANDBOX: service })).toEqual([]);
});

test.each([
  'http://api.openai.com/v1',
  'http://8.8.8.8:8000/v1',
  'http://172.32.0.1/v1',
  'http://[2001:db8::1]:8000/v1',
  'http://models.example.com:11434/v1',
  'http://localhost.example.com/v1',
])('production sends no question and no key to %s in the clear, unless that is allowed', (address) => {
  expect(problemsOf({ ...real, AI_BASE_URL: address })).toEqual([
    `AI_BASE_URL is "${address}", but production needs an https address, or one in a private network; or ALLOW_SANDBOX=ai-over-http`,
  ]);
  expect(problemsOf({ ...real, AI_BASE_URL: address, ALLOW_SANDBOX: 'ai-over-http' })).toEqual([]);
  expect(problemsOf({ ...real, AI_BASE_URL: address.replace('http:', 'https:') })).toEqual([]);
  expect(problemsOf({ ...real, AI_BASE_URL: address, NODE_ENV: 'development' })).toEqual([]);
});

test.each([
  'http://127.0.0.1:11434/v1',
  'http://127.8.0.1:11434/v1',
  'http://localhost:11434/v1',
  'http://[::1]:8000/v1',
  'http://10.1.2.3:8000/v1',
  'http://172.31.255.254:8000/v1',
  'http://192.168.1.20:1234/v1',
  'http://100.100.1.2:11434/v1',
  'http://[fd00::7]:8000/v1',
  'http://[::ffff:10.0.0.1]:8000/v1',
  'http://ollama:11434/v1',
  'http://host.docker.internal:11434/v1',
  'http://gpu.local:8000/v1',
])('production asks a model of one’s own without TLS at %s', (address) => {
  expect(problemsOf({ ...real, AI_BASE_URL: address })).toEqual([]);
});
