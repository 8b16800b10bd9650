export { mailedCode, type Person, password, registration, signedInPerson } from './people.ts';
export { type EventOfStream, eventsPath, readEvents } from './read-events.ts';
export { startTestApp, type TestApp } from './test-app.ts';
