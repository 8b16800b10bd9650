import type { ComposeFile } from './check-compose.ts';

/** Where the balancer and the compose file do not agree on who listens where; one line a fault. */
export const balancerFaults = (haproxy: string, { services }: ComposeFile): string[] => {
  const processes = Object.entries(services)
    .filter(([, { environment = {} }]) => 'DATA_DIR' in environment)
    .map(([name, { environment = {} }]) => `${name} 127.0.0.1:${environment.PORT}`);
  const servers = [...haproxy.matchAll(/^ {2}server (\S+ \S+)/gm)].map(([, server = '']) => server);
  const given = Object.keys(services.front?.environment ?? {});
  return [
    ...processes.filter((one) => !servers.includes(one)).map((one) => `the balancer does not know ${one}`),
    ...servers
      .filter((one) => !processes.includes(one))
      .map((one) => `the balancer knows ${one}, which nobody is`),
    ...[...haproxy.matchAll(/\$\{(\w+)\}/g)]
      .filter(([, name = '']) => !given.includes(name))
      .map(([, name]) => `the balancer reads ${name}, which front is not given`),
  ];
};
