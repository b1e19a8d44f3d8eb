/** Vietnamese: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const vietnamese: Language = {
  code: 'vi',
  secretWords: {
    passwords: `
      mật khẩu, mat khau, mật mã, pass wifi, mật khẩu wifi, cụm mật khẩu, mk wifi, từ khóa bí mật, mật ngữ`,
    shortPasswords: 'mk, pass, pw, mkhau, pas, mkhẩu, mkh, pswd, mật khẩu',
    pins: `
      pin, mã pin, ma pin, puk, mã otp, ma otp, otp, mã xác nhận, mã xác thực, mã xác minh, mã bảo mật,
      mã bí mật, cvv, cvc, mã thẻ, mã đăng nhập, mã mở khóa, mã dự phòng, mã khôi phục, mã dùng một lần,
      số trong tin nhắn, mã trong tin nhắn, mã sms`,
    codes: 'mã, ma so, mã số, code, tổ hợp, dãy số, số',
    locks: `
      mã cửa, mã cổng, két sắt, két, báo động, báo trộm, ổ khóa, ổ khoá, khóa số, khoá số, khóa cửa,
      khoá cửa, hộp chìa khóa, hộp chìa khoá, chuông cửa, hộp khóa, khóa, mở khóa, mở khoá, mở bằng,
      tắt báo động`,
    doors: `
      cửa, cổng, gara, ga ra, tòa nhà, toà nhà, chung cư, căn hộ, kho, văn phòng, thang máy, vali, tủ,
      lối vào, nhà xe, sảnh, hầm`,
    logins: `
      đăng nhập, tài khoản, tk, tên đăng nhập, tên người dùng, user, wifi, wi-fi, mạng, router, modem,
      đăng nhập bằng, vào bằng, tất cả tài khoản, log in`,
    ids: `
      cccd, cmnd, căn cước, căn cước công dân, chứng minh nhân dân, chứng minh thư, số cccd, số căn cước,
      mã số thuế, số định danh, cmt, bhxh`,
    documents: `
      hộ chiếu, passport, số hộ chiếu, bằng lái, giấy phép lái xe, gplx, giấy tờ du lịch, giấy thông hành`,
    cards: 'thẻ, số thẻ, thẻ tín dụng, thẻ ghi nợ, visa, mastercard, thẻ ngân hàng',
    copulas: 'là, la, gửi là, vẫn là, bây giờ là, vẫn, giờ, đang là',
    otherNumbers: `
      mã bưu chính, mã bưu điện, bưu chính, đơn hàng, mã đơn, mã đơn hàng, đơn, hóa đơn, vận đơn, mã vận đơn,
      bưu kiện, theo dõi, chuyến bay, chuyến, tàu, phòng, ghế, sân ga, isbn, số seri, giảm giá, mã giảm giá,
      khuyến mãi, phiếu, lỗi, mã lỗi, phiên bản, điện thoại, sđt, đt, hồ sơ, mã nguồn, mã vạch, sản phẩm,
      trang, tuyến, xe buýt, giá, khách hàng, đặt chỗ, quận, số tài khoản, mã vùng`,
    talk: `
      quên, đã quên, phải, phải có, ít nhất, tối thiểu, ký tự, kí tự, hết hạn, đổi, thay đổi, đặt lại,
      khôi phục, sai, mất, lấy lại, làm sao, ngày mai, gửi sau`,
    entered: 'nhập, gõ, bấm, ấn, điền, dùng, bấm số, xoay, dấu thăng, dấu sao',
    questions: `
      tên thời con gái, câu hỏi bảo mật, câu hỏi bí mật, thú cưng đầu tiên, tên thú cưng, tên con chó,
      tên con mèo, con đường nơi, lớn lên, trường đầu tiên, trường tiểu học, xe đầu tiên, nơi sinh,
      bạn thân, biệt danh`,
    answers: 'trả lời, câu trả lời, đáp án, điền, viết, trả lời, ghi',
    verified: 'để xác minh, để xác nhận, để xác thực, để đăng nhập',
    kept: 'cho mọi thứ, ở mọi nơi, dùng chung, lưu cái này, giữ cái này, nhớ giúp, ghi lại giúp',
    rescues: 'mất điện thoại, mất máy, dùng một lần',
    keys: 'khóa, khoá, token, mã thông báo, khóa api, bí mật, khóa khôi phục, key',
    atms: 'atm, cây atm, máy rút tiền, thẻ ngân hàng, thẻ atm, rút tiền, rút',
    texted: 'sms, tin nhắn, xác minh, xác thực, xác nhận, otp, gửi về',
    asks: 'cho biết, cho mình, cho tôi, gửi, là gì, nào, nhập, cần, viết, đọc, bao nhiêu',
    replies: `
      có, không, ok, được, cảm ơn, sau, đợi, chờ, không biết, không nhớ, quên, tại sao, chào, như cũ,
      giống, có thể, không có gì, đúng`,
    opens: 'mở khóa, mở, vào được, mở bằng',
    announced: {
      names: 'mật khẩu',
    },
  },
  discretionWords: {
    offRecord: `
      đừng lưu điều này, đừng lưu cái này, đừng lưu tin nhắn này, đừng ghi nhớ điều này, đừng ghi nhớ,
      đừng nhớ điều này, đừng ghi lại điều này, đừng ghi lại, không lưu điều này, không ghi lại điều này,
      chỉ cho cuộc trò chuyện này, chỉ trong cuộc trò chuyện này, chỉ trong đoạn chat này,
      chỉ cho đoạn chat này, chỉ giữa chúng ta`,
    forgetAll: `
      quên hết mọi thứ về tôi, hãy quên mọi thứ về tôi, quên mọi thứ về tôi,
      quên tất cả những gì bạn biết về tôi, quên mọi thứ bạn biết về tôi,
      quên hết những gì bạn biết về tôi, quên tất cả về tôi, xóa mọi thứ về tôi,
      xóa tất cả những gì bạn biết về tôi, xóa mọi thứ bạn biết về tôi, xoá mọi thứ bạn biết về tôi,
      xoá tất cả những gì bạn biết về tôi, xóa hết những gì bạn biết về tôi`,
    forgetAllQuestion:
      'Xóa mọi điều tôi đã biết về bạn? Việc này không thể hoàn tác. Trả lời “có” để xác nhận.',
    yes: `
      có, vâng, dạ, ừ, đồng ý, xác nhận, tôi xác nhận, chắc chắn, xóa hết, xóa tất cả, quên hết, làm đi,
      được, ok`,
  },
};
