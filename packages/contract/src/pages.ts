/** Addresses of the web client's pages. */
export const pages = {
  home: '/',
  register: '/register',
  otp: '/otp',
  login: '/login',
  forgotPassword: '/forgotpassword',
  passwordReset: '/password_reset',
  oauthCallback: '/handleOAuthCallback',
  profile: '/profile',
  price: '/price',
  subscription: '/subscription',
  coupon: '/coupon',
  paymentRedirect: '/paymentredirect',
  policy: '/policy',
  terms: '/terms',
  chat: '/chat',
} as const;
