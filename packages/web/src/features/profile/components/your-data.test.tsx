import { paths } from '@genie/contract/client';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { refusePost } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { renderSignedIn } from '../testing/render-signed-in.tsx';
import { YourData } from './your-data.tsx';

const download = () => screen.getByRole('button', { name: 'Download my data' });

test('the file that the server sends is saved under a name with its day', async () => {
  const saved: { name: string; size: number }[] = [];
  let file: Blob | undefined;
  URL.createObjectURL = (blob) => {
    file = blob as Blob;
    return 'blob:data';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, size: file?.size ?? 0 });
  });
  server.use(
    http.post(paths.exportMyData, () =>
      HttpResponse.arrayBuffer(new Uint8Array([80, 75, 5, 6]).buffer, {
        headers: { 'content-type': 'application/zip' },
      }),
    ),
  );
  const user = renderSignedIn(<YourData />);
  await user.click(download());
  expect(await screen.findByText('Your data is in your downloads.')).toBeVisible();
  expect(saved).toEqual([{ name: expect.stringMatching(/^genie-my-data-\d\d-\d\d-\d{4}\.zip$/), size: 4 }]);
});

test('a refusal is told with its cause', async () => {
  server.use(
    refusePost(paths.exportMyData, 429, 'too_many_requests', {
      detail: 'Too many attempts. Please try again in 20 minutes.',
    }),
  );
  const user = renderSignedIn(<YourData />);
  await user.click(download());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your data could not be downloaded.');
  expect(alert).toHaveTextContent('Too many attempts. Please try again in 20 minutes.');
});
