/** Addresses of the web client's pages. */
export const pages = {
  home: '/',
  home2: '/home2',
  home3: '/home3',
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
  privacy: '/privacy',
  terms: '/terms',
  guidelines: '/guidelines',
  topicSupport: '/topicsupport',
  contact: '/contact',
  about: '/about',
  chat: '/chat',
} as const;

/** An address as the router compares it: without slashes at its end, and without regard to case. */
export const comparablePath = (path: string): string => {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
};
