/** Addresses of the web client's pages. */
export const pages = {
  home: '/',
  register: '/register',
  otp: '/otp',
  login: '/login',
  chat: '/chat',
} as const;
